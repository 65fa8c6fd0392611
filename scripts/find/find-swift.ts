import { existsSync } from 'node:fs'
import { swiftDirectory } from '#server/testing/outside/object-store/swift-directory.ts'
import { unpackPackages } from './unpack-packages.ts'

/**
 * The object store for the tests: OpenStack Swift, which speaks the protocol of Amazon S3 and, unlike the imitations,
 * checks every signature. Debian's packages are unpacked beside the installed modules, once.
 * @returns why there is none, where there is none
 */
export function provideSwift(): string | undefined {
  if (existsSync(swiftDirectory)) return undefined
  if (process.platform !== 'linux' || !existsSync('/usr/bin/python3')) return 'it needs Debian, with its Python'
  console.log('Fetching an object store for the tests …')
  return unpackPackages(['swift-proxy', 'swift-account', 'swift-container', 'swift-object'], swiftDirectory)
}

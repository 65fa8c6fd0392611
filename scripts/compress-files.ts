import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = '**/*.{html,js,css,svg,json,webmanifest,txt,wasm}'

/** Writes `file.js.br` and `file.js.gz` beside every text file and program, where that makes it smaller. */
export async function compressFiles(directory: string): Promise<void> {
  const names = globSync(compressible, { cwd: directory })
  await Promise.all(names.map((name) => compress(path.join(directory, name))))
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ])
  if (brotli.length < bytes.length) await writeFile(`${file}.br`, brotli)
  if (zipped.length < bytes.length) await writeFile(`${file}.gz`, zipped)
}

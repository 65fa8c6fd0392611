import type { Page } from '@playwright/test'

interface StoredIndex {
  name: string
  keyPath: string | string[]
  unique: boolean
  multiEntry: boolean
}

interface StoredStore {
  name: string
  keyPath: string | string[] | null
  autoIncrement: boolean
  indexes: StoredIndex[]
  /** Records as JSON; what JSON does not know is an object with one key that begins with `$`. */
  records: unknown[]
}

/** All that an origin keeps in a browser, but for its session, its caches and its workers. */
export interface StoredData {
  local: Record<string, string>
  databases: { name: string; version: number; stores: StoredStore[] }[]
}

/** What the page's origin has stored. */
export const readStored = (page: Page): Promise<StoredData> =>
  page.evaluate(async () => {
    const databases = await Promise.all((await indexedDB.databases()).map(async ({ name = '' }) => readDatabase(name)))
    return { local: { ...localStorage }, databases }

    async function readDatabase(name: string) {
      const database = await settled(indexedDB.open(name))
      const names = [...database.objectStoreNames]
      const transaction = names.length > 0 ? database.transaction(names) : undefined
      const reading = names
        .map((storeName) => transaction?.objectStore(storeName))
        .filter((store) => store !== undefined)
      const found = await Promise.all(reading.map(async (store) => ({ store, values: await settled(store.getAll()) })))
      const stores = await Promise.all(
        found.map(async ({ store, values }) => ({
          name: store.name,
          keyPath: store.keyPath,
          autoIncrement: store.autoIncrement,
          indexes: [...store.indexNames].map((index) => {
            const { keyPath, unique, multiEntry } = store.index(index)
            return { name: index, keyPath, unique, multiEntry }
          }),
          records: await Promise.all(values.map(asJson)),
        })),
      )
      database.close()
      return { name, version: database.version, stores }
    }

    async function asJson(value: unknown): Promise<unknown> {
      if (value === undefined) return { $undefined: true }
      if (value === null || typeof value !== 'object') return value
      if (value instanceof Date) return { $date: value.getTime() }
      if (value instanceof Blob) return { $blob: toBase64(new Uint8Array(await value.arrayBuffer())), type: value.type }
      if (value instanceof ArrayBuffer) return { $buffer: toBase64(new Uint8Array(value)) }
      if (value instanceof Uint8Array) return { $bytes: toBase64(value) }
      if (Array.isArray(value)) return Promise.all(value.map(asJson))
      if (Object.getPrototypeOf(value) !== Object.prototype)
        throw new Error(`${value.constructor.name} is not known here`)
      const entries = Object.entries(value).map(async ([key, each]) => [key, await asJson(each)] as const)
      return Object.fromEntries(await Promise.all(entries))
    }

    function toBase64(bytes: Uint8Array): string {
      return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    }

    function settled<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    }
  })

/** Puts it into the page's origin, where nothing is stored yet. The page must be none of the app's. */
export const placeStored = (page: Page, data: StoredData): Promise<void> =>
  page.evaluate(async ({ local, databases }) => {
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
    for (const { name, version, stores } of databases) {
      const opening = indexedDB.open(name, version)
      opening.addEventListener('upgradeneeded', () => {
        for (const { name: storeName, keyPath, autoIncrement, indexes } of stores) {
          const store = opening.result.createObjectStore(storeName, { keyPath, autoIncrement })
          for (const { name: index, keyPath: path, ...options } of indexes) store.createIndex(index, path, options)
        }
      })
      await new Promise((resolve, reject) => {
        opening.addEventListener('success', resolve)
        opening.addEventListener('error', () => reject(opening.error))
      })
      const transaction = opening.result.transaction(
        stores.map(({ name: storeName }) => storeName),
        'readwrite',
      )
      for (const { name: storeName, records } of stores) {
        for (const record of records) transaction.objectStore(storeName).put(fromJson(record))
      }
      await new Promise((resolve, reject) => {
        transaction.addEventListener('complete', resolve)
        transaction.addEventListener('abort', () => reject(transaction.error))
      })
      opening.result.close()
    }

    function fromJson(value: unknown): unknown {
      if (Array.isArray(value)) return value.map(fromJson)
      if (value === null || typeof value !== 'object') return value
      if ('$undefined' in value) return undefined
      if ('$date' in value) return new Date(Number(value.$date))
      if ('$blob' in value) return new Blob([toBytes(value.$blob)], { type: 'type' in value ? String(value.type) : '' })
      if ('$buffer' in value) return toBytes(value.$buffer).buffer
      if ('$bytes' in value) return toBytes(value.$bytes)
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fromJson(each)]))
    }

    function toBytes(text: unknown): Uint8Array<ArrayBuffer> {
      return Uint8Array.from(atob(String(text)), (letter) => letter.codePointAt(0) ?? 0)
    }
  }, data)

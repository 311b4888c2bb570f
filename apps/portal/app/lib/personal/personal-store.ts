import { browserStorages, keys, writeJson } from '../data/storage.ts'

/** Something of one person on this device. */
export interface PersonalRecord {
  id: string
  /** The server does not have it yet: it must outlive a log-out. */
  pending: boolean
}

/** What one person has of one kind (`notas`) on this device. It outlives the tab and the browser. */
export interface PersonalStore<T extends PersonalRecord> {
  all: () => Promise<T[]>
  get: (id: string) => Promise<T | null>
  put: (record: T) => Promise<void>
  remove: (id: string) => Promise<void>
}

const DATABASE = 'atrio-personal'
const RECORDS = 'records'

/**
 * Opens the records of a kind that belong to a person. A church has a database of its own, for it has an origin of its
 * own. Without IndexedDB (some private windows) records last as long as the page.
 */
export function personalStore<T extends PersonalRecord>(kind: string, owner: number): PersonalStore<T> {
  const memory = new Map<string, T>()
  const key = (id: string): IDBValidKey => [kind, owner, id]
  return {
    all: () =>
      run(
        'readonly',
        (records) => records.getAll(IDBKeyRange.bound([kind, owner], [kind, owner, []])) as IDBRequest<T[]>,
        () => [...memory.values()],
      ),
    async get(id) {
      const found = await run<T | undefined>(
        'readonly',
        (records) => records.get(key(id)) as IDBRequest<T | undefined>,
        () => memory.get(id),
      )
      return found ?? null
    },
    async put(record) {
      if (isLeft && !record.pending) return
      await run<unknown>(
        'readwrite',
        (records) => records.put(record, key(record.id)),
        () => memory.set(record.id, record),
      )
    },
    async remove(id) {
      await run<unknown>(
        'readwrite',
        (records) => records.delete(key(id)),
        () => memory.delete(id),
      )
    },
  }
}

async function run<R>(
  mode: IDBTransactionMode,
  work: (records: IDBObjectStore) => { readonly result: R },
  without: () => R,
): Promise<R> {
  const database = await open()
  return database ? finish(database.transaction(RECORDS, mode), work) : without()
}

/** Of somebody who leaves: an answer that is on its way to this document is not laid down any more. */
let isLeft = false

/** Takes the records off the device with somebody who leaves; the document that comes next ends it where this one is cut off. */
export async function leavePersonal(): Promise<void> {
  isLeft = true
  writeJson(browserStorages().local, keys.leaving, true)
  await forgetPersonal()
}

/** Takes everybody's records off this device but those that the server does not have yet (Spec §4 Logout). */
export async function forgetPersonal(): Promise<void> {
  const database = await open()
  if (database) await empty(database)
  browserStorages().local.removeItem(keys.leaving)
}

async function empty(database: IDBDatabase): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction(RECORDS, 'readwrite')
    const request = transaction.objectStore(RECORDS).openCursor()
    request.addEventListener('success', () => {
      const cursor = request.result
      if (!cursor) return
      if (!(cursor.value as PersonalRecord).pending) cursor.delete()
      cursor.continue()
    })
    settle(transaction, resolve, reject)
  })
}

let opened: Promise<IDBDatabase | null> | undefined

function open(): Promise<IDBDatabase | null> {
  opened ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(DATABASE, 1)
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(RECORDS))
      request.addEventListener('success', () => {
        // The browser closes it when it needs the room: the next use opens it again.
        request.result.addEventListener('close', () => (opened = undefined))
        resolve(request.result)
      })
      request.addEventListener('error', () => resolve(null))
    } catch {
      resolve(null)
    }
  })
  return opened
}

function finish<R>(
  transaction: IDBTransaction,
  work: (records: IDBObjectStore) => { readonly result: R },
): Promise<R> {
  return new Promise((resolve, reject) => {
    const request = work(transaction.objectStore(RECORDS))
    settle(transaction, () => resolve(request.result), reject)
  })
}

function settle(transaction: IDBTransaction, resolve: () => void, reject: (error: unknown) => void): void {
  transaction.addEventListener('complete', resolve)
  transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not stored')))
}

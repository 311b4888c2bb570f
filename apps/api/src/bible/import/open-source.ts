import { createReadStream } from 'node:fs'
import { open, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ImportError, type ImportedVerse } from './imported-verse.ts'
import { readVerseJson } from './read-json.ts'
import { readOsis } from './read-osis.ts'
import { readSword } from './read-sword.ts'
import { readUsfx } from './read-usfx.ts'
import { swordArchive, swordFolder } from './sword-files.ts'
import { readXml } from './xml-tokens.ts'

/**
 * The verses of a file or folder, in whichever format it is: a folder with `mods.d` is a SWORD module, any other one holds
 * a JSON file for each book; a file is a zipped module, OSIS, USFX or JSON by what it says.
 *
 * @throws ImportError with a sentence for the person who imports.
 */
export async function* openSource(path: string): AsyncGenerator<ImportedVerse> {
  const found = await stat(path).catch(() => null)
  if (!found) throw new ImportError(`There is nothing at ${path}`)
  if (!found.isDirectory()) return yield* readFileOf(path)
  const names = (await readdir(path)).sort()
  if (names.includes('mods.d')) return yield* readSword(swordFolder(path))
  const books = names.filter((name) => name.endsWith('.json'))
  if (books.length === 0) throw new ImportError(`${path} has neither mods.d nor JSON files`)
  for (const name of books) yield* readJsonFile(join(path, name))
}

async function* readFileOf(path: string): AsyncGenerator<ImportedVerse> {
  const beginning = await readBeginning(path)
  if (beginning.startsWith('PK')) return yield* readSword(swordArchive(path, await readFile(path)))
  if (/^\s*[[{]/.test(beginning)) return yield* readJsonFile(path)
  const tokens = readXml(createReadStream(path, { encoding: 'utf8' }) as AsyncIterable<string>)
  if (/<(\w+:)?osis[\s>]/.test(beginning)) return yield* readOsis(tokens)
  if (/<(\w+:)?usfx[\s>]/.test(beginning)) return yield* readUsfx(tokens)
  throw new ImportError(`${path} is neither a zipped module, OSIS, USFX nor JSON`)
}

async function* readJsonFile(path: string): AsyncGenerator<ImportedVerse> {
  let content: unknown
  try {
    content = JSON.parse(await readFile(path, 'utf8'))
  } catch (cause) {
    throw new ImportError(`${path} is not JSON`, { cause })
  }
  yield* readVerseJson(content)
}

async function readBeginning(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0)
    return buffer.toString('utf8', 0, bytesRead).replace(/^\ufeff/, '')
  } finally {
    await file.close()
  }
}

import { praiseCalls, type ApiCall, type Louvor } from '@atrio/contract'
import { data } from 'react-router'
import { orNotFound } from '../reader/church-page.ts'
import { readSong } from './song-shape.ts'

/**
 * The song of an address.
 * @throws a 404 with the catalogue's words: there is no such song here, or it has nothing to show (Spec §4, §8).
 */
export async function loadLouvor(api: ApiCall, praiseId: string | null | undefined): Promise<Louvor> {
  const { louvor } = await orNotFound(api(praiseCalls.getLouvor, { params: { id: praiseId ?? '' } }))
  if (!readSong(louvor)) throw data('PRAISE.MESSAGE.ERROR.UNAVAILABLE', { status: 404 })
  return louvor
}

import { accountCalls } from '@atrio/contract'
import { useEffect } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import { api } from '../lib/session/api-client.ts'
import type { AppForm } from './use-app-form.ts'

const FILLED = ['rua', 'bairro', 'cidade', 'estado'] as const

/**
 * Fills in what the postcode tells of an address, where nothing is typed yet. It helps and never stands in the way:
 * while it looks the person goes on, and what it does not find is typed.
 */
export function useAddressLookup<Values extends FieldValues>(
  { rhf }: AppForm<Values>,
  { pais, asked = true }: { pais: string; asked?: boolean },
): void {
  const typed: unknown = rhf.watch('endereco.cep' as Path<Values>)
  const cep = typeof typed === 'string' ? typed.trim() : ''
  const complete = asked && isComplete(pais, cep) ? cep : null
  useEffect(() => {
    if (complete === null) return
    let left = false
    const fill = async () => {
      const { endereco } = await look(pais, complete)
      if (left || !endereco) return
      for (const part of FILLED) {
        const name = `endereco.${part}` as Path<Values>
        const found = endereco[part]
        if (!found || rhf.getValues(name)) continue
        rhf.setValue(name, found as PathValue<Values, Path<Values>>, {
          shouldDirty: true,
          shouldValidate: true,
        })
      }
    }
    // A CEP is complete when it is; of other postcodes only a pause tells.
    const timer = setTimeout(() => void fill().catch(() => {}), pais === 'BR' ? 0 : 600)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [complete, pais, rhf])
}

function look(pais: string, cep: string) {
  return pais === 'BR'
    ? api(accountCalls.findCep, { params: { cep } })
    : api(accountCalls.findPostcode, { params: { country: pais, postcode: cep } })
}

function isComplete(pais: string, cep: string): boolean {
  return pais === 'BR'
    ? /^\d{5}-?\d{3}$/.test(cep)
    : /^[A-Z]{2}$/.test(pais) && /^[\dA-Za-z][\dA-Za-z -]{3,10}$/.test(cep)
}

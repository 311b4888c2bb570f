import { TextField, type TextFieldProps } from '@atrio/ui'
import { useId } from 'react'
import { useEstados } from './use-estados.ts'

type Line = `endereco.${'rua' | 'numero' | 'complemento' | 'bairro' | 'cidade' | 'estado'}`

export type AddressLinesProps = { field: (name: Line) => TextFieldProps; pais: string }

/**
 * Street to state, on a grid of six columns, below the postcode that each form reads in its own way. The country's states
 * are suggested, and any other text is taken: an address is the person's to know.
 */
export function AddressLines({ field, pais }: AddressLinesProps) {
  const estados = useEstados(pais)
  const list = useId()
  return (
    <>
      <TextField {...field('endereco.rua')} autoComplete="address-line1" fieldClassName="sm:col-span-4" />
      <TextField {...field('endereco.numero')} autoComplete="off" fieldClassName="sm:col-span-2" />
      <TextField
        {...field('endereco.complemento')}
        autoComplete="address-line2"
        fieldClassName="sm:col-span-3"
      />
      <TextField {...field('endereco.bairro')} autoComplete="address-level3" fieldClassName="sm:col-span-3" />
      <TextField {...field('endereco.cidade')} autoComplete="address-level2" fieldClassName="sm:col-span-4" />
      <TextField
        {...field('endereco.estado')}
        list={list}
        autoComplete="address-level1"
        fieldClassName="sm:col-span-2"
      />
      <datalist id={list}>
        {estados.map(({ codigo, nome }) => (
          <option key={codigo} value={BY_CODE.has(pais) ? codigo : nome}>
            {nome}
          </option>
        ))}
      </datalist>
    </>
  )
}

/** Where an envelope says the state in two letters. */
const BY_CODE = new Set(['BR', 'US', 'CA', 'AU'])

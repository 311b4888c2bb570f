import { TextField, type TextFieldProps } from '@atrio/ui'

type Line = `endereco.${'rua' | 'numero' | 'complemento' | 'bairro' | 'cidade' | 'estado'}`

export type AddressLinesProps = { field: (name: Line) => TextFieldProps }

/** Street to state, on a grid of six columns, below the postcode that each form reads in its own way. */
export function AddressLines({ field }: AddressLinesProps) {
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
      <TextField {...field('endereco.estado')} autoComplete="address-level1" fieldClassName="sm:col-span-2" />
    </>
  )
}

/** Values of a form by the dotted paths of its fields: `{ endereco: { cep } }` becomes `{ 'endereco.cep': cep }`. */
export function flatten(values: object, prefix = ''): Record<string, unknown> {
  const flat: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(values)) {
    const nested = typeof value === 'object' && value !== null && !Array.isArray(value)
    if (nested) Object.assign(flat, flatten(value as object, `${prefix}${key}.`))
    else flat[prefix + key] = value
  }
  return flat
}

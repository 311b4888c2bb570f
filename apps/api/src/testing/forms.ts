const BOUNDARY = 'atrio-form'
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/** A form with one file, or without, as browsers send it: its other fields first, and lines as `\r\n`. */
export function toForm(
  campo: string,
  file: Buffer | undefined,
  fields: Record<string, unknown> = {},
): Buffer {
  const [name, type] = ['foto.jpg', 'image/jpeg']
  const texts = Object.entries(fields).map(
    ([field, value]) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${String(value).replace(/\r?\n/g, '\r\n')}\r\n`,
  )
  const before = Buffer.from(texts.join(''))
  if (!file) return Buffer.concat([before, Buffer.from(`--${BOUNDARY}--\r\n`)])
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${campo}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
  return Buffer.concat([before, Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
}

/** One person, for a call that takes a table. */
export const SMALL_TABLE = Buffer.from('Nome;E-mail\nPessoa Pequena;pequena@planilha.example\n')

/** One white pixel, as PNG. */
export const SMALL_PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)

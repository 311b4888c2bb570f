const BOUNDARY = 'atrio-form'
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/** A form with one file, as browsers send it. */
export function toForm(campo: string, file: Buffer, name = 'foto.jpg', type = 'image/jpeg'): Buffer {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${campo}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
}

/** One white pixel, as PNG. */
export const SMALL_PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)

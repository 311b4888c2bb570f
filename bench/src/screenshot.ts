import { chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.ts'
import { makeHelpPictures } from './help-pictures.ts'
import { makeReadmePicture } from './readme-picture.ts'
import { startApplication, temporaryFolder } from './server.ts'

/** Makes the pictures of the documents anew: the README's, and with `help` those of the staff's help instead. */
const application = await startApplication(temporaryFolder())
const found = await findBrowser()
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: found.args,
  env: { ...process.env, ...found.env },
})
try {
  const make = process.argv.includes('help') ? makeHelpPictures : makeReadmePicture
  await make(browser, application.port)
} finally {
  await browser.close()
  await application.stop()
}

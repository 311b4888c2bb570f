// The page that stands where the site cannot be reached opens the address anew once it can: browsers say so, not always.
const EVERY_MS = 10_000
const LONGEST_MS = 8_000

const status = document.querySelector('[role=status]')
let isAsking = false

async function look() {
  if (isAsking) return true
  isAsking = true
  try {
    const signal = AbortSignal.timeout(LONGEST_MS)
    const { ok } = await fetch('/icon.svg', { method: 'HEAD', cache: 'no-store', signal })
    if (ok) location.reload()
    return ok
  } catch {
    return false
  } finally {
    isAsking = false
  }
}

document.querySelector('button').addEventListener('click', async () => {
  status.textContent = ''
  if (!(await look())) status.textContent = status.dataset.still
})
addEventListener('online', look)
setInterval(look, EVERY_MS)
// What drives a browser waits for it, as in the site itself.
document.documentElement.dataset.ready = ''

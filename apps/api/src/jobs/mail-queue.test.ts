import { demoPeople } from '@atrio/demo'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { findIds, newMember } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

// Each starts an application.
vi.setConfig({ testTimeout: 60_000 })

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const closer of closers.splice(0).toReversed()) await closer()
})

/** A real mail server that keeps what it is given. */
async function startSmtp(
  port = 0,
  refuses: (address: string) => boolean = () => false,
): Promise<{ port: number; mails: Email[]; stop: () => Promise<void> }> {
  const mails: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(refuses(address) ? new Error('no such mailbox') : null),
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void (async () => {
          mails.push(await PostalMime.parse(Buffer.concat(chunks)))
          done()
        })()
      })
    },
  })
  server.on('error', () => {})
  const listening = server.listen(port, '127.0.0.1')
  await new Promise<void>((resolve) => listening.once('listening', resolve))
  const address = listening.address() as { port: number }
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  closers.push(stop)
  return { port: address.port, mails, stop }
}

async function startApp(port: number): Promise<TestApp> {
  const test = await createTestApp({
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'portal@atrio.example' },
    retrySeconds: { first: 1, longest: 1 },
  })
  closers.push(() => test.close())
  return test
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (const start = Date.now(); Date.now() - start < 15_000;) {
    if (await condition()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('It never came true')
}

describe('the mail queue', () => {
  it('sends by SMTP, in the reader’s language and the church’s name, as HTML and text', async () => {
    const smtp = await startSmtp()
    const test = await startApp(smtp.port)
    const { email } = demoPeople.twoChurchesMember
    await test.call('recoverPassword', { body: { email } })
    await until(() => smtp.mails.length > 0)
    const [mail] = smtp.mails
    expect(mail!.from).toEqual({ name: 'Igreja Esperança', address: 'portal@atrio.example' })
    expect(mail!.to).toEqual([{ name: '', address: email }])
    expect(mail!.subject).toBe('Tu nueva contraseña – Igreja Esperança')
    expect(mail!.html).toContain('<html lang="es">')
    expect(mail!.text).toContain('Aquí tienes tu nueva contraseña')
    expect(mail!.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  })

  it('loses nothing and delays nobody while the mail server is down', async () => {
    const down = await startSmtp()
    await down.stop()
    const test = await startApp(down.port)
    const { igreja, congregacao } = await findIds(test, 'full')
    const start = performance.now()
    const { status } = await test.call('createUsuario', {
      params: { id: igreja },
      body: newMember('fila@atrio.example', congregacao),
    })
    expect(status).toBe(201)
    expect(performance.now() - start).toBeLessThan(1_500)
    await until(async () => {
      const rows = await asOwner<{ retry_count: number }>(
        test.target,
        `select retry_count from pgboss.job where name = 'mail'`,
      )
      return rows.some(({ retry_count: tries }) => tries > 0)
    })
    expect(await test.deps.jobs.depths()).toMatchObject({ mail: 1, 'mail-dead': 0 })

    const up = await startSmtp(down.port)
    await until(() => up.mails.length > 0)
    expect(up.mails[0]!.text).toContain('codigo=')
    await until(async () => (await test.deps.jobs.depths())['mail'] === 0)
    expect(up.mails).toHaveLength(1)
  })

  it('sends to all when one of them cannot be reached, and to each once', async () => {
    const people = [
      'member',
      'admin',
      'contentAdmin',
      'superAdmin',
      'twoChurchesMember',
      'completeMember',
    ] as const
    const smtp = await startSmtp(0, (address) => address === demoPeople.admin.email)
    const test = await startApp(smtp.port)
    for (const name of people) await test.call('recoverPassword', { body: { email: demoPeople[name].email } })
    await until(async () => (await test.deps.jobs.depths())['mail'] === 1)
    const reached = people.filter((name) => name !== 'admin').map((name) => demoPeople[name].email)
    expect(new Set(smtp.mails.map(({ to }) => to![0]!.address))).toEqual(new Set(reached))
    expect(smtp.mails).toHaveLength(reached.length)
  })

  it('keeps what waits unreadable in the database', async () => {
    const down = await startSmtp()
    await down.stop()
    const test = await startApp(down.port)
    const { email } = demoPeople.member
    await test.call('recoverPassword', { body: { email } })
    const rows = await asOwner<{ text: string }>(
      test.target,
      `select data::text as text from pgboss.job where name = 'mail'`,
    )
    expect(rows).toHaveLength(1)
    expect(Object.keys(JSON.parse(rows[0]!.text) as object)).toEqual(['sealed'])
    const opened = Buffer.from((JSON.parse(rows[0]!.text) as { sealed: string }).sealed, 'base64').toString(
      'latin1',
    )
    expect(opened).not.toContain(email)
  })

  it('queues nothing when the effect is undone', async () => {
    const down = await startSmtp()
    await down.stop()
    const test = await startApp(down.port)
    const { igreja, congregacao } = await findIds(test, 'full')
    const { status } = await test.call('createUsuario', {
      params: { id: igreja },
      body: { ...newMember('desfeita@atrio.example', congregacao), cpf: '529.982.247-25' },
    })
    expect(status).toBe(409)
    expect(await asOwner(test.target, `select 1 from pgboss.job where name = 'mail'`)).toEqual([])
  })

  it('shows what it gave up in the metrics', async () => {
    const smtp = await startSmtp(0, () => true)
    const test = await startApp(smtp.port)
    await asOwner(test.target, `update pgboss.queue set retry_limit = 1 where name = 'mail'`)
    await test.call('recoverPassword', { body: { email: demoPeople.member.email } })
    await until(async () => (await test.deps.jobs.depths())['mail-dead'] === 1)
    const { body } = await test.app.inject('/metrics')
    expect(body).toContain('atrio_job_queue{queue="mail-dead"} 1')
  })
})

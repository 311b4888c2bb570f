import type { IgrejaEquipe } from '@atrio/contract'
import { Banner, buttonClass } from '@atrio/ui'
import { Link, useOutletContext, useParams } from 'react-router'
import { m } from '../paraglide/messages.js'
import { MissingPage } from '../shell/failed-page.tsx'
import { BackLink } from '../shell/back-link.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { pictureOf } from './pictures.ts'
import { tasksFor, type Task } from './tasks.ts'

/** One task: its steps, where it begins, and the screen on which it is done. */
export function TaskPage() {
  const igreja = useOutletContext<IgrejaEquipe>()
  const { tarefa } = useParams()
  const task = tasksFor(igreja).find(({ id }) => id === tarefa)
  return task ? <Told task={task} igreja={igreja} /> : <MissingPage />
}

function Told({ task, igreja }: { task: Task; igreja: IgrejaEquipe }) {
  const title = task.title()
  usePageTitle(title, m.help(), igreja.nome)
  return (
    <article className="grid max-w-4xl grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid grid-cols-1 content-start gap-6">
        <BackLink>{m.help_all()}</BackLink>
        <h1>{title}</h1>
        <ol aria-label={m.help_steps()} className="grid grid-cols-1 gap-4">
          {task.steps
            .map((step) => step())
            .map((words, index) => (
              <li key={words} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-3">
                <span
                  aria-hidden="true"
                  className="bg-tint text-on-tint flex size-8 items-center justify-center rounded-full font-semibold"
                >
                  {index + 1}
                </span>
                <span className="pt-1">{words}</span>
              </li>
            ))}
        </ol>
        <Banner title={m.help_good()}>{task.tip()}</Banner>
        <Way place={task.place} igreja={igreja} />
      </div>
      <img
        src={pictureOf(task.id)}
        alt={m.help_picture({ title })}
        width={390}
        height={780}
        loading="lazy"
        className="border-line mx-auto h-auto w-full max-w-80 rounded-2xl border lg:mx-0"
      />
    </article>
  )
}

function Way({ place, igreja }: { place: string | null; igreja: IgrejaEquipe }) {
  const look = `${buttonClass({})} justify-self-start`
  if (place === null)
    return (
      <a href={igreja.portal} className={look}>
        {m.help_go_portal()}
      </a>
    )
  return (
    <Link to={`/${igreja.codigo}/${place}`} className={look}>
      {m.help_go()}
    </Link>
  )
}

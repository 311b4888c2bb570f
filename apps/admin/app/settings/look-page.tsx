import {
  staffSettingsCalls,
  type AjustesIgreja,
  type IgrejaEquipe,
  type VisualValores,
} from '@atrio/contract'
import { parseBrandColor } from '@atrio/rules'
import { Button, TextField } from '@atrio/ui'
import { useOutletContext } from 'react-router'
import { PictureField } from '../content/picture-field.tsx'
import { m } from '../paraglide/messages.js'
import { ColourPreview } from './colour-preview.tsx'
import { ContrastWords } from './contrast-words.tsx'
import { PagePreview } from './page-preview.tsx'
import { SettingsForm } from './settings-form.tsx'

type Values = Omit<VisualValores, 'corApp'> & { corApp: string }

const pictures = [
  { name: 'logo', ratio: '1/1', label: m.look_logo, hint: m.look_logo_hint },
  { name: 'icone', ratio: '1/1', label: m.look_icon, hint: m.look_icon_hint },
  { name: 'imagemCapa', ratio: '16/9', label: m.look_cover, hint: m.look_cover_hint },
] as const

/** The one colour, what becomes of it, and the church's own pictures. */
export function LookPage() {
  const { slug } = useOutletContext<IgrejaEquipe>()
  return (
    <SettingsForm<Values>
      title={m.set_look()}
      lead={m.set_look_lead()}
      place="visual"
      call={staffSettingsCalls.saveVisualEquipe}
      read={({ visual: { versao, corApp, ...rest } }: AjustesIgreja) => ({
        versao,
        valores: { ...rest, corApp: corApp ?? '' },
      })}
      toBody={({ corApp, ...rest }) => ({
        ...rest,
        corApp: corApp === '' ? null : parseBrandColor(corApp),
        imagemCapaAlt: rest.imagemCapaAlt?.trim() || null,
      })}
    >
      {({ valores: { corApp, ...valores }, errors, change }) => (
        <>
          <div className="flex flex-wrap items-end gap-4">
            <label className="grid gap-1.5">
              <span className="field-label">{m.set_colour_pick()}</span>
              <input
                type="color"
                className="border-line-strong h-12 w-20 cursor-pointer rounded-md border p-1"
                value={parseBrandColor(corApp)}
                onChange={(event) => change({ corApp: event.target.value })}
              />
            </label>
            <TextField
              label={m.set_colour()}
              fieldClassName="min-w-40 flex-1"
              placeholder="#1a237e"
              maxLength={9}
              error={errors['corApp']}
              value={corApp}
              onChange={(event) => change({ corApp: event.target.value })}
            />
            {corApp !== '' && (
              <Button variant="secondary" onClick={() => change({ corApp: '' })}>
                {m.set_colour_none()}
              </Button>
            )}
          </div>
          <ColourPreview corApp={corApp} />
          <ContrastWords corApp={corApp} />
          <PagePreview slug={slug} corApp={corApp} />
          {pictures.map(({ name, ratio, label, hint }) => (
            <PictureField
              key={name}
              slug={slug}
              ratio={ratio}
              label={label()}
              hint={hint()}
              optional={m.optional()}
              error={errors[name]}
              address={valores[name]}
              onAddress={(address) => change({ [name]: address })}
              onSending={() => undefined}
            />
          ))}
          {valores.imagemCapa && (
            <TextField
              label={m.look_cover_alt()}
              hint={m.look_cover_alt_hint()}
              optional={m.optional()}
              maxLength={200}
              error={errors['imagemCapaAlt']}
              value={valores.imagemCapaAlt ?? ''}
              onChange={(event) => change({ imagemCapaAlt: event.target.value })}
            />
          )}
        </>
      )}
    </SettingsForm>
  )
}

import { staffSettingsCalls, type AjustesIgreja, type IgrejaValores } from '@atrio/contract'
import { SelectField, TextArea } from '@atrio/ui'
import { lazy, Suspense } from 'react'
import { m } from '../paraglide/messages.js'
import { LanguageFields } from './language-fields.tsx'
import { SettingsForm } from './settings-form.tsx'
import { TextFields } from './text-fields.tsx'

const RichField = lazy(async () => ({ default: (await import('../content/rich-field.tsx')).RichField }))

const zones = Intl.supportedValuesOf('timeZone')

/** Name, history, languages and clock. */
export function ChurchPage() {
  return (
    <SettingsForm<IgrejaValores>
      title={m.set_church()}
      place="igreja"
      call={staffSettingsCalls.saveIgrejaEquipe}
      read={read}
      toBody={({ nome, ...rest }) => ({ ...rest, nome: (nome ?? '').trim() })}
    >
      {({ valores, errors, change }) => {
        const history = { label: m.set_history(), optional: m.optional(), error: errors['historia'] }
        return (
          <>
            <TextFields
              lines={[
                { name: 'nome', label: m.set_name, max: 80, isRequired: true },
                { name: 'descricao', label: m.set_about, hint: m.set_about_hint, max: 300, isLong: true },
              ]}
              valores={valores}
              errors={errors}
              onChange={change}
            />
            <Suspense fallback={<TextArea {...history} rows={8} disabled />}>
              <RichField
                {...history}
                html={valores.historia ?? ''}
                onHtml={(historia) => change({ historia: historia || null })}
              />
            </Suspense>
            <LanguageFields valores={valores} errors={errors} onChange={change} />
            <SelectField
              label={m.set_zone()}
              hint={m.set_zone_hint()}
              error={errors['fusoHorario']}
              options={[...new Set([valores.fusoHorario, ...zones])].map((zone) => ({
                value: zone,
                label: zone.replaceAll('_', ' '),
              }))}
              value={valores.fusoHorario}
              onChange={(event) => change({ fusoHorario: event.target.value })}
            />
            <fieldset className="ruled grid min-w-0 grid-cols-1 gap-5">
              <legend className="contents">
                <span className="text-lg font-semibold">{m.set_measuring()}</span>
              </legend>
              <p className="text-ink-muted text-sm">{m.set_measuring_hint()}</p>
              <TextFields
                lines={[
                  { name: 'googleAnalyticsCode', label: () => 'Google Analytics', max: 40 },
                  { name: 'clarityCode', label: () => 'Microsoft Clarity', max: 40 },
                  { name: 'facebookPixelCode', label: () => 'Meta Pixel', max: 40 },
                ]}
                valores={valores}
                errors={errors}
                onChange={change}
              />
            </fieldset>
          </>
        )
      }}
    </SettingsForm>
  )
}

function read({ igreja }: AjustesIgreja) {
  const { versao, codigo: _codigo, host: _host, ...valores } = igreja
  return { versao, valores }
}

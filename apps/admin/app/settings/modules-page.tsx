import { staffSettingsCalls, type AjustesIgreja, type ModuloCodigo } from '@atrio/contract'
import { CheckboxField, Fieldset } from '@atrio/ui'
import { moduleName } from '../lib/module-name.ts'
import { m } from '../paraglide/messages.js'
import { Movers } from './movers.tsx'
import { SettingsForm } from './settings-form.tsx'

/** What each means for who visits. */
const about: Record<ModuloCodigo, () => string> = {
  MOD_CULTO: m.module_culto,
  MOD_EVENTO: m.module_evento,
  MOD_DOACAO: m.module_doacao,
  MOD_CELULA: m.module_celula,
  MOD_DEVOCIONAL: m.module_devocional,
  MOD_NOTICIA: m.module_noticia,
  MOD_EBD: m.module_ebd,
  MOD_PUBLICACAO: m.module_publicacao,
  MOD_MURAL_ORACAO: m.module_mural,
  MOD_ASSINATURA: m.module_play,
  MOD_VOLUTS: m.module_voluts,
  MOD_MYKIDS: m.module_mykids,
}

interface Values {
  codigos: ModuloCodigo[]
}

/** What the portal offers, in the order of its menu. */
export function ModulesPage() {
  return (
    <SettingsForm<Values>
      title={m.set_modules()}
      lead={m.set_modules_lead()}
      place="modulos"
      call={staffSettingsCalls.saveModulosEquipe}
      read={({ modulos: { versao, codigos } }: AjustesIgreja) => ({ versao, valores: { codigos } })}
    >
      {({ valores: { codigos }, change }) => {
        const off = (Object.keys(about) as ModuloCodigo[]).filter((one) => !codigos.includes(one))
        return (
          <>
            <Fieldset legend={m.set_modules_on()}>
              {codigos.length === 0 && <p className="text-ink-muted">{m.set_modules_none()}</p>}
              {codigos.map((codigo, index) => (
                <div key={codigo} className="flex items-start gap-1">
                  <CheckboxField
                    className="min-w-0 flex-1"
                    label={moduleName(codigo)}
                    hint={about[codigo]()}
                    checked
                    onChange={() => change({ codigos: codigos.filter((one) => one !== codigo) })}
                  />
                  <Movers
                    name={moduleName(codigo)}
                    list={codigos}
                    index={index}
                    onMove={(moved) => change({ codigos: moved })}
                  />
                </div>
              ))}
            </Fieldset>
            {off.length > 0 && (
              <Fieldset legend={m.set_modules_off()}>
                {off.map((codigo) => (
                  <CheckboxField
                    key={codigo}
                    label={moduleName(codigo)}
                    hint={about[codigo]()}
                    checked={false}
                    onChange={() => change({ codigos: [...codigos, codigo] })}
                  />
                ))}
              </Fieldset>
            )}
          </>
        )
      }}
    </SettingsForm>
  )
}

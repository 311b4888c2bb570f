import type { Locale } from '@atrio/rules'

/**
 * Common occupations: id, Portuguese, English, Spanish. A church needs to know who could help with what, not the 2,600
 * titles of the official classification; registration takes any other text too.
 */
const TABLE = `
administrador|Administrador(a)|Administrator|Administrador/a
advogado|Advogado(a)|Lawyer|Abogado/a
agricultor|Agricultor(a)|Farmer|Agricultor/a
aposentado|Aposentado(a)|Retired|Jubilado/a
arquiteto|Arquiteto(a)|Architect|Arquitecto/a
artesao|Artesão(ã)|Artisan|Artesano/a
artista|Artista|Artist|Artista
assistente_social|Assistente social|Social worker|Trabajador/a social
atendente|Atendente|Customer service|Atención al cliente
auxiliar_administrativo|Auxiliar administrativo(a)|Office assistant|Auxiliar administrativo/a
autonomo|Autônomo(a)|Self-employed|Autónomo/a
bancario|Bancário(a)|Bank employee|Empleado/a de banca
biologo|Biólogo(a)|Biologist|Biólogo/a
cabeleireiro|Cabeleireiro(a)|Hairdresser|Peluquero/a
caminhoneiro|Caminhoneiro(a)|Truck driver|Camionero/a
carpinteiro|Carpinteiro(a)|Carpenter|Carpintero/a
comerciante|Comerciante|Shopkeeper|Comerciante
confeiteiro|Confeiteiro(a)|Pastry cook|Pastelero/a
contador|Contador(a)|Accountant|Contador/a
corretor_imoveis|Corretor(a) de imóveis|Real estate agent|Agente inmobiliario/a
costureiro|Costureiro(a)|Tailor|Costurero/a
cozinheiro|Cozinheiro(a)|Cook|Cocinero/a
cuidador|Cuidador(a)|Caregiver|Cuidador/a
dentista|Dentista|Dentist|Dentista
desempregado|Em busca de trabalho|Looking for work|En busca de trabajo
designer|Designer|Designer|Diseñador/a
domestico|Trabalhador(a) doméstico(a)|Domestic worker|Trabajador/a del hogar
economista|Economista|Economist|Economista
eletricista|Eletricista|Electrician|Electricista
empresario|Empresário(a)|Business owner|Empresario/a
encanador|Encanador(a)|Plumber|Fontanero/a
enfermeiro|Enfermeiro(a)|Nurse|Enfermero/a
engenheiro|Engenheiro(a)|Engineer|Ingeniero/a
entregador|Entregador(a)|Courier|Repartidor/a
esteticista|Esteticista|Beautician|Esteticista
estudante|Estudante|Student|Estudiante
farmaceutico|Farmacêutico(a)|Pharmacist|Farmacéutico/a
fisioterapeuta|Fisioterapeuta|Physiotherapist|Fisioterapeuta
fotografo|Fotógrafo(a)|Photographer|Fotógrafo/a
funcionario_publico|Servidor(a) público(a)|Civil servant|Empleado/a público/a
garcom|Garçom/Garçonete|Waiter|Camarero/a
gerente|Gerente|Manager|Gerente
interprete|Tradutor(a) e intérprete|Translator and interpreter|Traductor/a e intérprete
jardineiro|Jardineiro(a)|Gardener|Jardinero/a
jornalista|Jornalista|Journalist|Periodista
juiz|Juiz(a)|Judge|Juez/a
do_lar|Dono(a) de casa|Homemaker|Amo/a de casa
maquiador|Maquiador(a)|Make-up artist|Maquillador/a
marceneiro|Marceneiro(a)|Cabinetmaker|Ebanista
mecanico|Mecânico(a)|Mechanic|Mecánico/a
medico|Médico(a)|Physician|Médico/a
militar|Militar|Military|Militar
missionario|Missionário(a)|Missionary|Misionero/a
motorista|Motorista|Driver|Conductor/a
musico|Músico(a)|Musician|Músico/a
nutricionista|Nutricionista|Nutritionist|Nutricionista
operador_maquinas|Operador(a) de máquinas|Machine operator|Operador/a de máquinas
padeiro|Padeiro(a)|Baker|Panadero/a
pastor|Pastor(a)|Pastor|Pastor/a
pedagogo|Pedagogo(a)|Educator|Pedagogo/a
pedreiro|Pedreiro(a)|Bricklayer|Albañil
pescador|Pescador(a)|Fisher|Pescador/a
pesquisador|Pesquisador(a)|Researcher|Investigador/a
pintor|Pintor(a)|Painter|Pintor/a
policial|Policial|Police officer|Policía
porteiro|Porteiro(a)|Doorkeeper|Portero/a
professor|Professor(a)|Teacher|Profesor/a
programador|Programador(a)|Software developer|Programador/a
psicologo|Psicólogo(a)|Psychologist|Psicólogo/a
publicitario|Publicitário(a)|Advertising professional|Publicista
recepcionista|Recepcionista|Receptionist|Recepcionista
representante_comercial|Representante comercial|Sales representative|Representante comercial
secretario|Secretário(a)|Secretary|Secretario/a
seguranca|Segurança|Security guard|Guardia de seguridad
tecnico_enfermagem|Técnico(a) de enfermagem|Nursing assistant|Auxiliar de enfermería
tecnico_informatica|Técnico(a) de informática|IT technician|Técnico/a informático/a
tecnico_seguranca|Técnico(a) de segurança do trabalho|Occupational safety technician|Técnico/a en seguridad laboral
terapeuta|Terapeuta|Therapist|Terapeuta
vendedor|Vendedor(a)|Salesperson|Vendedor/a
veterinario|Veterinário(a)|Veterinarian|Veterinario/a
voluntario|Voluntário(a)|Volunteer|Voluntario/a
outro|Outra ocupação|Other occupation|Otra ocupación`
  .trim()
  .split('\n')
  .map((line) => line.split('|') as [string, string, string, string])

const COLUMN: Record<Locale, 1 | 2 | 3> = { 'pt-BR': 1, en: 2, es: 3 }

/** In the order of the language's alphabet, `outro` last. */
export function listOcupacoes(locale: Locale): { id: string; nome: string }[] {
  const collator = new Intl.Collator(locale)
  return TABLE.map((row) => ({ id: row[0], nome: row[COLUMN[locale]] })).sort(
    (a, b) => Number(a.id === 'outro') - Number(b.id === 'outro') || collator.compare(a.nome, b.nome),
  )
}

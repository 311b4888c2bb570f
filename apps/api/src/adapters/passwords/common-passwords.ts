import known from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }

/** As many of the commonest passwords of the leaked lists as count, commonest first. */
const TAKEN = 10_000
/** A shorter one is the middle of many a good password. */
const SHORTEST = 4

/**
 * What people choose when a rule asks for four classes of characters: one of these words, dressed up. `Passw0rd!`,
 * `Jesus@2024` and `Qwerty123!` all undress to a word of this list. Hardly any password of a leaked list satisfies
 * Spec §5 as it stands, so it is their words that are refused, and with them all that they are dressed up to
 * (ASVS 6.2.4). The list of the package is English for the most part; these are the words of our churches.
 */
const WORDS = `
password passw pass passwd senha contrasena contrasenha clave segredo secret secreto acesso access login logon admin
administrador administrator root user usuario usuaria usuarios test teste testando prueba demo exemplo example changeme
mudar mudei trocar troca default padrao temporary temporaria provisoria nova novasenha minhasenha suasenha mypass
mypassword yourpassword welcome bemvindo bemvinda bienvenido bienvenida hello hola ola letmein entrar open abre
qwerty qwert qwertyuiop qwer qazwsx qaz qazxsw wsx zaqwsx asdf asdfg asdfgh asdfghjkl zxcv zxcvb zxcvbn zxcvbnm azerty
qweasd qweasdzxc qwerasdf poiuy mnbvcxz abc abcd abcde abcdef abcdefg abcabc aabbcc aaa aaaa aaaaaa abcdabcd xyz xxx
xxxxxx zzz asd qwe asdqwe iloveyou loveyou love lovely lover amor amore teamo tequiero teamomuito euteamo amorzinho
meuamor minhavida vida vidaloca amizade amigo amiga amigos paixao saudade felicidade feliz alegria happy smile
sunshine princess princesa prince principe queen rainha king rei angel anjo angels dragon dragao monkey macaco
football futebol futbol soccer baseball basketball flamengo corinthians palmeiras santos saopaulo gremio inter vasco
cruzeiro botafogo fluminense brasil brazil brasileiro argentina mexico america usa barcelona realmadrid boca riverplate
master mestre shadow sombra killer hunter ranger batman superman spiderman homemaranha pokemon naruto goku starwars
minecraft matrix ninja samurai tigger tiger tigre lion leao wolf lobo eagle aguia phoenix falcon hawk panther cowboy
cheese chocolate cookie banana orange apple flower flor flores rosa rose violeta estrela star stars lua luna moon sol
sun summer verao verano winter inverno invierno spring primavera autumn outono otono computer computador internet
google gmail hotmail facebook instagram whatsapp youtube microsoft windows apple iphone samsung android linux office
company empresa trabalho work escola school colegio faculdade universidade casa home family familia mamae mama mae
papai papa pai filho filha filhos baby bebe nenem vovo irmao irma dinheiro money sucesso success vitoria victory
jesus jesuscristo jesuschrist jesuschristo cristo christ christo deus dios god senhor senor lord adonai jeova jehova
yeshua emanuel emmanuel espirito espiritosanto holyspirit espiritu santo santos holy igreja iglesia church templo
temple altar biblia bible evangelho gospel salmo salmos psalm psalms amem amen aleluia alleluia hallelujah gloria
glory louvor louvores worship adoracao pray prayer oracao oracion fe faith gracia graca grace blessed abencoado
abencoada bendicion bencao benca deusefiel deusfiel deusnocontrole jesusteama jesusama jesuslove
jesussalva jesusvive jesusislord jesusislove godisgood godislove godisgreat ilovejesus cristovive
cristoteama diosesamor diosesfiel diosesbueno soudejesus souluz luz light salvacao salvacion pastor pastora padre
priest bispo apostolo missao mission jovem jovens youth celula discipulo ministerio ministry maria mariajose jose joao
juan john pedro peter paulo pablo paul lucas luke mateus mateo matthew marcos mark gabriel gabriela rafael rafaela miguel
michael daniel daniela david davi samuel sara sarah rebeca raquel ester esther ana anna anaclara julia juliana giovana
camila carla carlos charlie antonio francisco luis luiz fernando fernanda ricardo roberto rodrigo eduardo bruno bruna
felipe gustavo leonardo leticia larissa amanda jessica jennifer michelle nicole ashley hannah joshua andrew thomas
robert william james george jordan justin andrea alejandro alejandra jorge guadalupe carmen sofia valentina isabel
isabella beatriz patricia sandra marcia vanessa aline adriana marcelo mauricio sergio claudio vinicius henrique thiago
tiago diego caio otavio heitor arthur artur bernardo theo enzo alice helena laura manuela luiza cecilia lorena
january janeiro enero february fevereiro febrero march marco marzo april abril may maio mayo june junho junio july julho
julio august agosto september setembro septiembre october outubro octubre november novembro noviembre december dezembro
diciembre monday segunda lunes tuesday terca martes wednesday quarta miercoles thursday quinta jueves friday sexta
viernes saturday sabado sunday domingo natal navidad christmas pascoa pascua easter aniversario birthday hoje today
trustno trustnoone whatever nothing nada tudo forever sempre siempre never nunca freedom liberdade libertad paz peace
music musica guitar guitarra piano violao banda rock dance danca hockey tennis volei surf skate moto carro car ferrari
porsche mercedes honda yamaha harley toyota mustang corvette chevrolet diamond diamante gold ouro silver prata pepper
ginger buster cocacola pepsi pizza coffee cafe killerbee snoopy mickey minnie barbie hellokitty stitch elsa frozen
`
let words: Set<string> | undefined

const LOOK_ALIKES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** Whether a password is a common word, or one that the person's own data holds, with digits and signs around it. */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const text = password.toLowerCase()
  const ownWords = new Set(
    own.map((word) => word.toLowerCase().replace(/[^a-z]/g, '')).filter((word) => word.length >= 3),
  )
  return undress(text).some(
    (word) => word === '' || commonWords().has(word) || ownWords.has(word) || isRun(word),
  )
}

/** Made when the first password is chosen, so that no start waits for it. */
export function commonWords(): ReadonlySet<string> {
  words ??= new Set([
    ...WORDS.split(/\s+/).filter(Boolean),
    ...known
      .slice(0, TAKEN)
      .flatMap((password) => undress(password.toLowerCase()))
      .filter((word) => word.length >= SHORTEST),
  ])
  return words
}

/** The words that may be meant: with what surrounds them cut off, as letters or as look-alikes of letters. */
function undress(text: string): string[] {
  const trimmed = text.replace(/^[^a-z]+|[^a-z]+$/g, '')
  // `P@ssw0rd1!`: the tail is cut before look-alikes are read, or `1!` would become letters.
  const core = text.replace(/[\d!@#$%*?&/.]+$/, '').replace(/^[\d!#%*?&/.]+/, '')
  const letters = [trimmed, core].map((word) => word.replace(/[^a-z]/g, (sign) => LOOK_ALIKES[sign] ?? sign))
  return [...letters, text.replace(/[^a-z]/g, '')].map((word) => word.replace(/[^a-z]/g, ''))
}

/** One letter repeated, or one word twice. */
function isRun(word: string): boolean {
  if (/^(.)\1*$/.test(word)) return true
  const half = word.slice(0, word.length / 2)
  return half + half === word && commonWords().has(half)
}

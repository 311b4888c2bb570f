import type { DemoLouvor } from './demo-louvor.ts'

export const englishSongs: DemoLouvor[] = [
  {
    titulo: 'Keep a light on',
    subtitulo: 'Gathering song',
    autor: 'Harbor Light Worship',
    codigo: '7',
    grupo: 'Sunday set',
    tema: 'Welcome',
    ritmo: 'Folk, 84 bpm',
    tom: 'D',
    conteudo: `{title: Keep a light on}
{key: D}
{time: 4/4}

Verse 1
[D]There's a lamp in the [A/C#]window for the [Bm7]ones coming late,
there's a [G]place at the [D/F#]table and a [Em7]hand on the [A]gate.
[D]You who carry the [A/C#]weather of a [Bm7]long way from home,
[G]set down your [D/F#]burdens, you [A7]won't walk a[D]lone.

Chorus
Keep a [G]light [A]on, keep a [D]light [D/F#]on,
till the [G]night is [A]over and the [Bm]fear is gone;
we were [G]lost, [F#7/A#]we were [Bm]found, we are [E7/G#]harbor bound,
keep a [G]light on, [A7]keep a light [D]on.

Verse 2
[D]For the tired and the [A/C#]tender, for the [Bm7]ones who can't sing,
there's a [G]song that will [D/F#]hold you like a [Em7]bird in its [A]wing.

{chorus}
`,
    melody: {
      words: "There's a lamp in the win-dow for the ones com-ing late",
      notes: 'D4 D4 F#4 A4 A4 B4 A4 F#4 F#4 G4 A4 B4 A4',
    },
  },
  {
    titulo: 'Amazing grace',
    autor: 'John Newton, 1779',
    codigo: '102',
    grupo: 'Hymnal',
    tema: 'Grace',
    ritmo: 'Waltz, 80 bpm',
    tom: 'F',
    conteudo: `{key: F}
{time: 3/4}

A[F]mazing [F7/A]grace! how [Bb]sweet the [F]sound,
that [F]saved a [Dm]wretch like [C]me! [C7]
I [F]once was [F7/A]lost, but [Bb]now am [F]found,
was [Dm]blind, but [C7]now I [F]see.

'Twas [F]grace that [F7/A]taught my [Bb]heart to [F]fear,
and [F]grace my [Dm]fears re[C]lieved; [C7]
how [F]precious [F7/A]did that [Bb]grace ap[F]pear
the [Dm]hour I [C7]first be[F]lieved!
`,
  },
  {
    titulo: 'I will lift up mine eyes',
    subtitulo: 'Psalm 121',
    autor: 'King James Version; tune by Ruth Calder',
    codigo: '121',
    grupo: 'Sung psalms',
    tema: 'Trust',
    ritmo: 'Slow, 66 bpm',
    tom: 'F#m',
    conteudo: `{key: F#m}

[F#m]I will lift up mine [D]eyes unto the [A]hills,
from whence [Bm7]cometh my [C#sus4]help. [C#]
My [F#m]help cometh [E]from the [D]LORD,
which [Bm7]made heaven and [C#7/E#]earth. [F#m]

Chorus
He will not [A]suffer thy [E/G#]foot to be [F#m]moved:
he that [D]keepeth thee [A/C#]will not [Bm7]slumber. [C#7]
`,
  },
  {
    titulo: 'Morning by morning',
    autor: 'Ruth Calder',
    grupo: 'Sunday set',
    tema: 'Prayer',
    ritmo: 'Pop, 96 bpm',
    tom: 'Ab',
    conteudo: `{key: Ab}

Intro
[Ab] [Db/F] [Eb] [Fm7]

[Ab]Morning by morning the [Db/F]tide comes to meet me,
[Eb]mercy is early, it [Fm7]waits at my door.
[Ab/C]Nothing I earned and there's [Db]nothing I owe you,
[Bbm7]only the singing of [Eb7]waves on the [Ab]shore.
`,
  },
  {
    titulo: 'A litany for the working week',
    autor: 'Harbor Light Church',
    grupo: 'Liturgy',
    tema: 'Prayer',
    conteudo: `For hands that build and hands that mend,
we give you thanks.

For those who start before the light and those who end after it,
we give you thanks.

For rest that is not earned but given,
we give you thanks, and we lay it down.
`,
  },
  {
    titulo: 'Low tide',
    subtitulo: 'Prelude for piano',
    autor: 'Ruth Calder',
    grupo: 'Instrumental',
    tema: 'Advent',
    tom: 'G',
    melody: { notes: 'G4 B4 D5 E5 D5 B4 C5 A4 B4 G4 A4 D5 G5 F#5 E5 D5' },
  },
]

import type { CallResult, churchCalls } from '@atrio/contract'
import { buttonClass, Carousel, Picture } from '@atrio/ui'
import { m } from '../paraglide/messages.js'
import { ChurchLink } from './church-link.tsx'

type HomeBanner = CallResult<typeof churchCalls.listBanners>['banners'][number]

/** What the church wants seen first. Nothing at all where there is nothing. */
export function HomeBanners({
  banners,
  seed,
  lang,
}: {
  banners: readonly HomeBanner[]
  seed: string
  lang: string
}) {
  if (banners.length === 0) return null
  return (
    <div className="wrap py-4">
      <Carousel
        label={m.home_highlights()}
        texts={{
          previous: m.home_previous(),
          next: m.home_next(),
          slide: (position, count) => m.home_slide({ position, count }),
        }}
        slides={banners.map((banner) => ({
          id: String(banner.id),
          content: <BannerSlide banner={banner} seed={seed} lang={lang} />,
        }))}
      />
    </div>
  )
}

// The scrim is as dark under the whole text as white letters need on a white picture.
const scrim =
  'bg-[linear-gradient(to_top,rgb(12_12_16/.9)_0%,rgb(12_12_16/.66)_calc(100%-5rem),transparent_100%)] text-[#fff]'

function BannerSlide({ banner, seed, lang }: { banner: HomeBanner; seed: string; lang: string }) {
  const { titulo, descricao, imagem, url, textoBotao } = banner
  return (
    <div
      lang={lang}
      className="relative isolate grid h-full min-h-80 overflow-hidden rounded-lg md:min-h-112"
    >
      <Picture
        src={imagem?.url ?? null}
        alt={imagem?.alt ?? ''}
        seed={`${seed}:${titulo}`}
        className="absolute inset-0 -z-10 h-full"
      />
      <div className={`self-end px-5 pt-24 pb-6 md:px-10 md:pb-9 ${scrim}`}>
        <h2 className="max-w-[36rem] text-2xl">
          {url && !textoBotao ? (
            <ChurchLink
              url={url}
              className="underline-offset-4 outline-[#fff] after:absolute after:inset-0 hover:underline"
            >
              {titulo}
            </ChurchLink>
          ) : (
            titulo
          )}
        </h2>
        {descricao && <p className="mt-2 max-w-[38rem]">{descricao}</p>}
        {url && textoBotao && (
          <p className="mt-5">
            <ChurchLink
              url={url}
              className={buttonClass({
                className: 'border-transparent bg-[#fff] text-[#17171c] outline-[#fff] hover:bg-[#e9e9ee]',
              })}
            >
              {textoBotao}
            </ChurchLink>
          </p>
        )}
      </div>
    </div>
  )
}

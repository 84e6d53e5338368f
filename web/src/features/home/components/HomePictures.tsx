import type { Locale } from '@parlance/domain/locales';
import { useTranslate } from '#web/i18n/useTranslate.ts';

const PICTURES = ['inbox', 'analytics', 'playground'] as const;

/** In pixels: the size in which tests/pictures takes them, so that nothing moves once they are there. */
const SIZE = { width: 1280, height: 800 };

/** The product as it is, in pictures of its demo shop: in the page's language, and dark where that is wanted. */
export function HomePictures({ locale }: { locale: Locale }) {
  const t = useTranslate();
  return (
    <section className="public-section public-width" aria-labelledby="product">
      <h2 id="product">{t('home.picturesTitle')}</h2>
      <div className="home-pictures">
        {PICTURES.map((name) => (
          <figure key={name}>
            <picture>
              <source media="(prefers-color-scheme: dark)" srcSet={`/pictures/${name}.${locale}.dark.jpg`} />
              <img
                src={`/pictures/${name}.${locale}.light.jpg`}
                alt={t(`home.picture.${name}.alt`)}
                loading="lazy"
                decoding="async"
                {...SIZE}
              />
            </picture>
            <figcaption>
              <h3>{t(`home.picture.${name}.title`)}</h3>
              <p>{t(`home.picture.${name}.text`)}</p>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

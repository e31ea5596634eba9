import { Suspense } from 'react';
import { localeOf } from '#schema/languageForm.ts';
import { screen } from '#web/shared/app/screen.tsx';
import { type AlsoInProps, type AlternateLinksProps, type Content, publishedOf } from './publishedTranslations.ts';

/** Open Graph's name of the language. */
export const sharedLocale = ({ language }: Pick<Content, 'language'>) => ({ locale: localeOf(language) });

/** Only content with translations loads their code. The server has it from the start. */
export const alternateLinks = screen<AlternateLinksProps>(() =>
  import('./Translations.tsx').then((module) => module.AlternateLinks),
);
/** Only sites with several languages load it. */
export const languageSwitch = screen(() => import('./Translations.tsx').then((module) => module.LanguageSwitch));
export const alsoIn = screen<AlsoInProps>(() => import('./Translations.tsx').then((module) => module.AlsoIn));

export const AlternateLinks = (props: AlternateLinksProps) =>
  publishedOf(props.content).length > 0 && (
    <Suspense>
      <alternateLinks.Screen {...props} />
    </Suspense>
  );

export const AlsoIn = (props: AlsoInProps) =>
  publishedOf(props.content).length > 0 && (
    <Suspense>
      <alsoIn.Screen {...props} />
    </Suspense>
  );

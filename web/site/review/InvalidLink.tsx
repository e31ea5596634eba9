import { Notice } from '#web/shared/app/Notice.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';

/** @param sentence why the link cannot be used */
export function InvalidLink({ sentence }: { sentence: string }) {
  const t = useTexts();
  return (
    <Notice
      title={t('Invalid Link')}
      seed="torn ticket"
      text={t(sentence)}
      action={<LinkButton to={paths.home}>{t('Back to Home')}</LinkButton>}
    />
  );
}

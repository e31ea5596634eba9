import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { newsletterTexts as texts } from '#schema/newsletterStrings.ts';
import { type FormResult, useFormResult } from '#web/shared/app/formResult.tsx';
import { Notice } from '#web/shared/app/Notice.tsx';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { fetchMutation } from '#web/shared/data/fetchQuery.ts';
import { useRouteData } from '#web/shared/data/routeData.ts';
import { ButtonForm } from '#web/shared/forms/ButtonForm.tsx';
import { TokenPageFailure } from '#web/shared/forms/TokenPageFailure.tsx';
import { useTokenPage } from '#web/shared/forms/useTokenPage.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import type { newsletterLoader } from './loader.ts';
import { SubscribeForm } from './NewsletterBand.tsx';
import { AnswerNewsletterDocument } from './publicDocuments.ts';

type Answer = 'CONFIRM' | 'LEAVE';

const HomeLink = () => <LinkButton to={paths.home}>{useTexts()('Back to Home')}</LinkButton>;

export const NewsletterPage = () => (useParams().token ? <AnswerPage /> : <SignUpPage />);

function SignUpPage() {
  const t = useTexts();
  const { name } = useSite();
  const posted = useFormResult();
  const { failure } = useRouteData<typeof newsletterLoader>();
  if (posted && !posted.failure)
    return <Notice title={t(texts.title)} seed="letters in the post" text={t(texts.asked)} action={<HomeLink />} />;
  if (failure?.code === 'NOT_FOUND')
    return <Notice title={t(texts.title)} seed="empty letter box" text={t(texts.off)} action={<HomeLink />} />;
  return (
    <div className="shell max-w-4xl py-10 md:py-16">
      <PageHead title={`${t(texts.title)} - ${name}`} noindex />
      <h1 className="text-4xl">{t(texts.title)}</h1>
      <p className="measure mt-5 mb-8 text-lg text-ink-soft">{t(texts.lead)}</p>
      <SubscribeForm refused={posted ? refusedIn(posted) : undefined} />
    </div>
  );
}

const refusedIn = ({ values, failure }: FormResult) => ({
  email: values.email,
  sentence: failure?.fields.email ?? failure?.message ?? texts.failed,
});

/** Opening a link changes nothing, because programs that check mails for viruses open links too. */
function AnswerPage() {
  const t = useTexts();
  const [answered, setAnswered] = useState<Answer | null>(null);
  const { token, data, isDone, isDead, onDone, onDead, ...state } = useTokenPage<typeof newsletterLoader>();
  const posted = useFormResult();
  const { name } = useSite();
  if (isDead)
    return (
      <Notice
        title={t('Invalid Link')}
        seed="torn ticket"
        text={t(texts.deadLink)}
        action={<LinkButton to={paths.newsletter}>{t(texts.title)}</LinkButton>}
      />
    );
  if (answered && isDone) return <Answered answer={answered} />;
  if (posted && !posted.failure) return <Answered answer={posted.values.answer} />;
  if (!data) return <TokenPageFailure title={t(texts.title)} {...state} />;
  const isConfirmed = data.state === 'CONFIRMED';
  const answer: Answer = isConfirmed ? 'LEAVE' : 'CONFIRM';
  const title = t(isConfirmed ? texts.leaveTitle : texts.confirmTitle);
  return (
    <div className="shell py-10 md:py-16">
      <PageHead title={`${title} - ${name}`} noindex />
      <h1 className="text-4xl">{title}</h1>
      <p className="measure mt-5 text-lg text-ink-soft">{t(isConfirmed ? texts.leaveText : texts.confirmText)}</p>
      <ButtonForm
        label={t(isConfirmed ? texts.leaveButton : texts.confirmButton)}
        busyLabel={t('Sending...')}
        hidden={{ answer }}
        send={() => fetchMutation(AnswerNewsletterDocument, { token, input: { answer } })}
        failed={texts.failed}
        onDone={() => {
          setAnswered(answer);
          onDone();
        }}
        onDead={onDead}
      />
    </div>
  );
}

function Answered({ answer }: { answer: string | undefined }) {
  const t = useTexts();
  return (
    <Notice
      title={t(texts.title)}
      seed={answer === 'CONFIRM' ? 'letters in the post' : 'empty letter box'}
      text={t(answer === 'CONFIRM' ? texts.confirmed : texts.left)}
      action={<HomeLink />}
    />
  );
}

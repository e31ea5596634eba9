import { useState } from 'react';
import { PageHead } from '#web/app/PageHead.tsx';
import { useSite } from '#web/app/site.tsx';
import { Composition } from '#web/art/Composition.tsx';
import type { Aspect } from '#web/art/drawing.ts';
import { CodeForm } from './CodeForm.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import type { SentCode } from './useSignIn.ts';

const beside = 'absolute inset-y-0 left-1/2 h-full w-1/2';

/** The drawing stands below the form, or beside it where there is room, in the cut that fits the window. */
const hangings: { aspect: Aspect; className: string }[] = [
  { aspect: 'wide', className: 'aspect-3/2 w-full lg:hidden' },
  { aspect: 'tall', className: `${beside} max-lg:hidden [@media(min-aspect-ratio:17/10)]:hidden` },
  { aspect: 'square', className: `${beside} hidden lg:[@media(min-aspect-ratio:17/10)]:block` },
];

/** Signing in, in two steps; going back to the first forgets what was typed. */
export function LoginPage() {
  const { name } = useSite();
  const [sent, setSent] = useState<SentCode | null>(null);
  const [isReturn, setReturn] = useState(false);
  // The two drawings stand on the same ground, so that the second step is the same room.
  const seed = sent ? 'stage' : 'entrance';
  const goBack = () => {
    setReturn(true);
    setSent(null);
  };
  return (
    <div className="relative">
      <PageHead title={`Sign In - ${name}`} noindex />
      <div className="shell lg:min-h-[min(100dvh-4.5rem,60rem)] lg:content-center lg:py-16">
        <div className="max-w-md py-10 sm:mx-auto lg:mx-0 lg:max-w-[min(28rem,50%-2rem)] lg:py-0">
          <h1 className="text-4xl">{sent ? 'Check your mail' : 'Sign In'}</h1>
          <p className="mt-5 mb-8 text-ink-soft">
            {sent ? (
              <>
                A 6-digit code is on its way to the mailbox of <strong className="text-ink">{sent.identifier}</strong>.
                It is good for 10 minutes.
              </>
            ) : (
              `The back office of ${name}. After your password, we mail you a one-time code.`
            )}
          </p>
          {sent ? <CodeForm {...sent} onBack={goBack} /> : <CredentialsForm onSent={setSent} isReturn={isReturn} />}
        </div>
      </div>
      {hangings.map(({ aspect, className }) => (
        <Composition key={aspect} seed={seed} aspect={aspect} className={className} />
      ))}
    </div>
  );
}

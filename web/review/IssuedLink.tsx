import { Check, Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { control } from '#web/ui/Field.tsx';
import { useCopy } from './useCopy.ts';
import type { IssuedReviewLink } from './useIssueLink.ts';

/** A link that was just issued: the only time that its address is shown. */
export function IssuedLink({ link, email, isMailed }: IssuedReviewLink) {
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isCopied, copy } = useCopy(field);
  // What was asked for is here: the next thing to do with it is to copy it.
  useEffect(() => button.current?.focus(), []);
  return (
    <section aria-labelledby="issued" className="rise-in border-t-8 border-signal bg-sheet p-6 sm:p-8">
      <h2 id="issued" className="text-xl">
        Generated Link
      </h2>
      <p className="mt-2 text-sm text-ink-soft">
        For <strong className="wrap-anywhere text-ink">{email}</strong>
        {isMailed ? ', and on its way to their mailbox' : ''}. It is shown only now: copy it before you go on.
      </p>
      <div className="mt-5 grid gap-3 sm:grid-cols-[1fr_auto]">
        <input
          ref={field}
          readOnly
          aria-label="Generated link"
          value={link}
          onFocus={(event) => event.target.select()}
          className={`${control} text-sm`}
        />
        <Button ref={button} variant={isCopied ? 'secondary' : 'primary'} className="sm:min-w-36" onClick={copy}>
          {isCopied ? <Check aria-hidden="true" className="size-5" /> : <Copy aria-hidden="true" className="size-5" />}
          {isCopied ? 'Copied!' : 'Copy Link'}
        </Button>
      </div>
    </section>
  );
}

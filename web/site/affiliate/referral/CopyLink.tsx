import { useEffect, useRef, useState } from 'react';
import { referralStrings } from '#schema/referralStrings.ts';
import { tell } from '#web/shared/forms/usePublicForm.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { control } from '#web/shared/ui/Field.tsx';

/** A link with a copy button. Without scripts there is no button. */
export function CopyLink({ link }: { link: string }) {
  const t = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const [hasScripts, setHasScripts] = useState(false);
  useEffect(() => setHasScripts(true), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Without https there is no clipboard API.
      field.current?.select();
      if (!document.execCommand('copy')) return tell('error', referralStrings.copyFailed);
    }
    return tell('success', referralStrings.copied);
  };
  return (
    <div className="flex max-w-2xl flex-wrap gap-3">
      <input
        ref={field}
        readOnly
        aria-label={t('Your referral link')}
        value={link}
        onFocus={({ target }) => target.select()}
        className={`${control} min-w-0 flex-1 basis-72`}
      />
      {hasScripts && (
        <Button variant="secondary" className="max-sm:w-full" onClick={() => void copy()}>
          {t('Copy Link')}
        </Button>
      )}
    </div>
  );
}

import { useEffect, useState } from 'react';
import { sessionStrings } from '#schema/session.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { ResendCodeDocument } from '#web/shared/session/documents.ts';

const inSeconds = (seconds: number) => Date.now() + seconds * 1000;
const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/**
 * @param resendIn seconds until the first resend is allowed
 * @returns `secondsLeft` until the next resend, `resend`, and `isSending`
 */
export function useResendCode(identifier: string, resendIn: number) {
  const [lockedUntil, setLockedUntil] = useState(() => inSeconds(resendIn));
  const [requestCode, { loading }] = useCommand(ResendCodeDocument, {
    sentences: { done: ({ resendCode }) => resendCode.message, failed: sessionStrings.resendFailed },
  });
  const resend = async () => {
    const { data, failure } = await requestCode({ input: { identifier } });
    const wait = failure ? failure.retryAfter : data.resendCode.resendIn;
    if (wait !== undefined) setLockedUntil(inSeconds(wait));
  };
  return { secondsLeft: useSecondsUntil(lockedUntil), resend, isSending: loading };
}

function useSecondsUntil(moment: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment));
  useEffect(() => {
    const tick = () => {
      setSeconds(secondsUntil(moment));
      if (secondsUntil(moment) === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}

import { useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast';
import { sessionStrings } from '#schema/session.ts';
import { failureOf } from '#web/data/errors.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { ResendCodeDocument } from './documents.ts';

const inSeconds = (seconds: number) => Date.now() + seconds * 1000;
const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/**
 * Asking for another code.
 * @param resendIn the seconds until it may be asked for first
 * @returns `secondsLeft` until it may be asked for, `resend`, and whether that is under way
 */
export function useResendCode(identifier: string, resendIn: number) {
  const [lockedUntil, setLockedUntil] = useState(() => inSeconds(resendIn));
  const [mutate, { loading }] = useMutation(ResendCodeDocument);
  const resend = async () => {
    try {
      const { data } = await mutate({ variables: { input: { identifier } } });
      if (!data) throw new Error('an answer without data');
      toast.success(data.resendCode.message);
      setLockedUntil(inSeconds(data.resendCode.resendIn));
    } catch (error) {
      tellFailure(error, sessionStrings.resendFailed);
      const { retryAfter } = failureOf(error);
      if (retryAfter) setLockedUntil(inSeconds(retryAfter));
    }
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

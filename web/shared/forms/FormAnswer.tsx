import type { FormResult } from '#web/shared/app/formResult.tsx';
import { useTexts } from '#web/shared/language/language.ts';

type Props = {
  posted: FormResult | null;
  /** Text on success and on validation errors. */
  done: string;
  faults: string;
};

/** Result of a form posted without scripts. With scripts a toast shows it. */
export function FormAnswer({ posted, done, faults }: Props) {
  const t = useTexts();
  if (!posted) return null;
  const { failure } = posted;
  if (!failure) {
    return (
      <p role="status" className="border-l-8 border-ok bg-sheet p-5 font-semibold">
        {t(done)}
      </p>
    );
  }
  const hasFaults = Object.keys(failure.fields).length > 0;
  return (
    <p role="alert" className="border-l-8 border-danger bg-sheet p-5 font-semibold">
      {t(hasFaults ? faults : (failure.message ?? ''))}
    </p>
  );
}

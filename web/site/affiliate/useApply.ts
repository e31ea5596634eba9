import { affiliateStrings, type KindWord, kindNames } from '#schema/affiliateStrings.ts';
import { announceConversion } from '#web/shared/app/consent.ts';
import { tell, usePublicForm } from '#web/shared/forms/usePublicForm.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { ApplyDocument } from './publicDocuments.ts';

/** The application form. @param onApplied called on success, in addition to the toast */
export function useApply(kind: KindWord, onApplied: () => void) {
  const t = useTexts();
  return usePublicForm({
    keptAs: kind,
    rule: async () => (await import('#schema/affiliate.ts')).applicantRule,
    document: ApplyDocument,
    variables: (input, form) => ({ input: { ...input, service: kindNames[kind] }, form }),
    sentences: { faults: affiliateStrings.faults, failed: affiliateStrings.applyFailed },
    onSent: () => {
      onApplied();
      announceConversion('application');
      void tell('success', t(affiliateStrings.applied));
    },
  });
}

export type Application = ReturnType<typeof useApply>;

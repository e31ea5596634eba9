import { affiliateStrings, type KindWord, kindNames } from '#schema/affiliateStrings.ts';
import { tell, usePublicForm } from '#web/shared/forms/usePublicForm.ts';
import { ApplyDocument } from './publicDocuments.ts';

/** The application form. @param onApplied called on success, in addition to the toast */
export function useApply(kind: KindWord, onApplied: () => void) {
  return usePublicForm({
    rule: async () => (await import('#schema/affiliate.ts')).applicantRule,
    document: ApplyDocument,
    variables: (input, form) => ({ input: { ...input, service: kindNames[kind] }, form }),
    sentences: { faults: affiliateStrings.faults, failed: affiliateStrings.applyFailed },
    onSent: () => {
      onApplied();
      void tell('success', affiliateStrings.applied);
    },
  });
}

export type Application = ReturnType<typeof useApply>;

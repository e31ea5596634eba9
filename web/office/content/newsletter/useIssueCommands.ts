import { newsletterStrings as strings } from '#schema/newsletterStrings.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { PauseNewsletterDocument, ResendNewsletterDocument, StopNewsletterDocument } from './documents.ts';

const sentences = { failed: strings.changeFailed };

export function useIssueCommands() {
  const [pause] = useCommand(PauseNewsletterDocument, { sentences });
  const [stop] = useCommand(StopNewsletterDocument, { sentences });
  const [resend] = useCommand(ResendNewsletterDocument, { sentences });
  return { pause, stop, resend };
}

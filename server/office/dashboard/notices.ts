import { clockStrings } from '#schema/clock.ts';
import { sampleAccountStrings } from '#schema/user.ts';
import { countSampleAccounts } from '#server/people/user/sampleAccounts.ts';
import type { Context } from '#server/platform/context.ts';
import type { OfficeNotice, OfficeNotices } from '#server/schema.gen.ts';
import { paths } from '#web/shared/paths.ts';

export async function readNotices({ db, clock, settings }: Context): Promise<OfficeNotices> {
  const [jump, samples] = await Promise.all([clock.findJump(), countSampleAccounts(db, settings)]);
  const notices: OfficeNotice[] = [];
  if (jump) notices.push({ kind: 'CLOCK', text: clockStrings.notice(jump), path: null });
  if (samples) notices.push({ kind: 'SAMPLE_ACCOUNTS', text: sampleAccountStrings.notice, path: paths.users });
  return { notices };
}

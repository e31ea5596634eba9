import { expect } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { visit } from '#tests/kit/browser/visitor.ts';
import { test } from '#tests/kit/test.ts';

test.for([
  ['Mail about follow-ups', 'SetFollowUpMail', true, 'You get no mail about follow-ups.', 'followUps'],
  ['Weekly mail', 'SetWeeklyMail', false, 'You get the weekly mail.', 'weekly'],
] as const)(
  '%s switches immediately unless the server refuses',
  async ([label, operation, isOn, sentence, key], { product }) => {
    const person = await product.signedIn('Employee');
    const visitor = await visit(product, person);
    const { page } = visitor;
    await visitor.open('/account');
    const box = page.getByRole('checkbox', { name: label });
    await expect.poll(() => box.isChecked()).toBe(isOn);
    const refusing = await meddle(page, operation, 'refusing');
    await box.click();
    await refusing.asked;
    expect(await box.isChecked()).toBe(!isOn);
    refusing.release();
    await visitor.hears('The server says no.');
    await expect.poll(() => box.isChecked()).toBe(isOn);
    await refusing.stop();

    await box.focus();
    await page.keyboard.press('Space');
    await visitor.hears(sentence);
    expect(await box.isChecked()).toBe(!isOn);
    expect((await person.gql(`{ myMailSettings { ${key} } }`)).data.myMailSettings).toEqual({ [key]: !isOn });
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  },
);

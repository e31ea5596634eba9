import { v7 as uuidv7 } from 'uuid';
import { HOUR_MS, MINUTE_MS } from '#schema/durations.ts';
import type { affiliates } from './table.ts';

export const affiliateSamples = [
  [7, 'Neha Kulkarni', 'Saffron & Salt Foods', 'neha@saffronsalt.example', '+919876500114', 'advertiser'],
  [31, 'Tom Whitfield', 'The Slow Traveller', 'tom@slowtraveller.example', '+447700900318', 'publisher'],
  [98, 'Imran Sheikh', 'Loanwise Comparison', 'imran.sheikh@loanwise.example', '+919876500271', 'publisher'],
  [172, 'Divya Raghavan', 'Kaveri Handlooms', 'divya@kaverihandlooms.example', '9876500385', 'advertiser'],
  [265, 'Marta Oliveira', 'Casa Lenta Interiors', 'marta.oliveira@casalenta.example', '+12025550143', 'advertiser'],
  [391, 'Sandeep Gill', 'Gadget Adda', 'sandeep@gadgetadda.example', '+919876500462', 'publisher'],
  [556, 'Aileen Fraser', 'Northlight Learning', 'aileen@northlight.example', '+441632960144', 'advertiser'],
  [703, 'Pooja Bhatt', 'Mumkin Parenting Letters', 'pooja@mumkin.example', '9876500529', 'publisher'],
] as const;

export const sampleAffiliates = (now: Date): (typeof affiliates.$inferInsert)[] =>
  affiliateSamples.map(([hoursAgo, name, companyName, email, phone, service]) => {
    // Avoids full hours.
    const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS - (hoursAgo % 53) * MINUTE_MS);
    return { id: uuidv7(), name, companyName, email, phone, service, createdAt };
  });

import { useFragment, useQuery } from '@apollo/client/react';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { services } from '#schema/serviceChoices.ts';
import { clockOf } from '#schema/zoneClock.ts';
import { graphql, readFragment } from '#web/gql/index.ts';
import { AddBookingDialog } from '#web/office/booking/AddBookingDialog.tsx';
import { BookingHostFragment, BookingHostsDocument } from '#web/office/booking/host/documents.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { MessageDocument } from '#web/shared/data/documents/messages.ts';
import { useSession } from '#web/shared/session/session.ts';
import { Button } from '#web/shared/ui/Button.tsx';

const BookerFragment = graphql(`
  fragment Enquiry_booker on Message {
    id
    name
    email
    contactNumber
    service
  }
`);

/** Books a call with the person of an enquiry; nothing where no calls are booked. */
export function AddCall({ id }: { id: string }) {
  const { takesBookings } = useSite();
  return takesBookings && <AddCallButton id={id} />;
}

function AddCallButton({ id }: { id: string }) {
  const { timeZone } = useSite();
  const user = useSession()?.user;
  const { data: booker } = useFragment({ fragment: BookerFragment, from: { __typename: 'Message', id } });
  const { data } = useQuery(BookingHostsDocument, { variables: { withRules: user?.role === 'admin' } });
  const [isOpen, setOpen] = useState(false);
  const hosts = (data?.bookingHosts.hosts ?? []).map((host) => readFragment(BookingHostFragment, host));
  const { name, email, contactNumber, service } = booker;
  // An employee adds calls only for themself.
  if (!hosts.length || !name || !email) return null;
  const clock = clockOf(timeZone);
  const isOffered = services.some((offered) => offered === service);
  return (
    <>
      <Button variant="secondary" size="small" className="justify-self-start md:mt-3" onClick={() => setOpen(true)}>
        <CalendarPlus aria-hidden="true" className="size-4.5" /> Book a call
      </Button>
      <AddBookingDialog
        open={isOpen}
        office={{ clock, hosts, minutes: data?.site?.booking.minutes ?? 0 }}
        host={hosts.find((host) => host.id === user?._id) ?? null}
        day={clock.dayOf(new Date())}
        booker={{ name, email, phone: contactNumber ?? '', service: isOffered ? (service ?? '') : '', messageId: id }}
        queries={[MessageDocument]}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

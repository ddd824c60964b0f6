import type { DocumentText } from './printPdf.ts'

/** The privacy policy that the footer links to. Text for demonstration. */
export const PRIVACY_POLICY: DocumentText = {
  title: 'Privacy Policy',
  effective: 'January 1, 2022',
  introduction:
    'This policy explains to drivers, dispatchers and other users of the Carrier Portal what information about them and about the orders they carry is collected, why, how long it is kept, and whom to ask. It covers the portal and the services behind it.',
  sections: [
    {
      heading: 'Information about you',
      paragraphs: [
        'Your carrier gives us your name for the account, your username and the carrier accounts that you work for. When you use the portal we record sign-ins, the date on which you accepted the license agreement, the orders that you view, the changes that you make, and the network address of your device.',
        'The portal does not read your location, your contacts or your photographs. A camera that you use for scanning a barcode is read on your device only; no picture leaves it.',
      ],
    },
    {
      heading: 'Information about orders and patients',
      paragraphs: [
        'Orders are sent to us by clinics, laboratories and hospitals. They can hold protected health information. We show it only to users of the carrier that the order is offered to or accepted by, and only as far as the transport needs it.',
      ],
    },
    {
      heading: 'What is kept on your device',
      paragraphs: [
        'The portal keeps a sign-in token, your username, your carrier accounts and your last search filters in your browser. The orders that you view are held in the memory of the open page and are gone when you close it; on a phone, accepted orders are also kept encrypted until your session ends. What you type, and saves that wait for a network, are kept encrypted with a key that is made from your password. The portal deletes that key when your session ends, typed work after 7 further days on which the portal is used on the device, and all of it when you select Log Out.',
      ],
    },
    {
      heading: 'Why we use information',
      paragraphs: [
        'To offer and document transports, to protect patients and their information, to settle charges, to answer questions, to keep the portal secure, and to meet legal duties. We do not sell information and we do not use it for advertising.',
      ],
    },
    {
      heading: 'Session recording',
      paragraphs: [
        'The operator may record how screens are used in order to find faults. Where this is done, every text and every field is masked before it leaves your device, and the parts that show orders and documents are left out.',
      ],
    },
    {
      heading: 'Who receives information',
      paragraphs: [
        'Your carrier, the sender and the receiver of an order as far as they take part in it; service providers who run computers and telephones for us under contract; and authorities where the law requires it.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'Order records and the record of access are kept for seven years after the transport. Sign-in sessions end after one day. Accounts that have not been used for eighteen months are closed.',
      ],
    },
    {
      heading: 'Your choices and how to reach us',
      paragraphs: [
        'You may ask what we hold about you, have mistakes corrected, and ask for your account to be closed. Some records must be kept in spite of a request; we will inform you which and why.',
        'The support desk answers at 1-800-555-0100, at all hours. We announce changes of this policy in the portal.',
      ],
    },
  ],
}

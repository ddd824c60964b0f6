import type { DocumentText } from './printPdf.ts'

/** The privacy policy for people in California. Text for demonstration. */
export const PRIVACY_POLICY_CA: DocumentText = {
  title: 'Privacy Policy (CA)',
  effective: 'January 1, 2022',
  introduction:
    'This notice adds to our privacy policy for users of the Carrier Portal who live in California, and uses words in the sense of the California Consumer Privacy Act. Information about patients that is protected by other health privacy law is outside of that act and is described in the general policy.',
  sections: [
    {
      heading: 'Categories of information',
      paragraphs: [
        'In the last twelve months we have collected identifiers (username, network address), professional information (the carrier accounts that you work for), and internet activity in the portal (sign-ins, orders viewed, changes made). The sources are your carrier and your own use of the portal.',
      ],
    },
    {
      heading: 'Purposes and disclosure',
      paragraphs: [
        'We use these categories to offer and document transports, for security, for settling charges and to meet legal duties. We have disclosed them for these business purposes to your carrier and to service providers under contract.',
        'We have not sold or shared personal information for advertising, and we have no plans to.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You have the right to know what we have collected, to receive a copy, to have it corrected, to have it deleted where no exception applies, to limit the use of sensitive information, and not to be treated worse because you use a right.',
        'You may use a rights request yourself or through a person whom you have authorised in writing. We answer within 45 days, and may extend the time once by another 45 days with a notice.',
      ],
    },
    {
      heading: 'How we check a request',
      paragraphs: [
        'Because the portal holds health information, we compare a request with your account and confirm it with your carrier before we answer. We use what you send for this check and for nothing else.',
      ],
    },
    {
      heading: 'How long we keep information',
      paragraphs: [
        'Order records and the record of access are kept for seven years; sessions for one day; closed accounts for ninety days.',
      ],
    },
    {
      heading: 'Contact',
      paragraphs: ['Call the support desk at 1-800-555-0100, at all hours, and ask for the privacy office.'],
    },
  ],
}

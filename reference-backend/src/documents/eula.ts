import type { DocumentText } from './printPdf.ts'

/** The licence that a user accepts before anything else. Text for demonstration. */
export const EULA: DocumentText = {
  title: 'End User License Agreement',
  effective: 'January 1, 2022',
  introduction:
    'This agreement is between you, the driver, dispatcher or other person who signs in to the Carrier Portal, together with the carrier or courier company you work for, and the company that operates the portal and offers transport work orders through it. Please read it in full. By ticking the box and pressing Continue you accept it for yourself and confirm that your carrier allows you to do so. If you do not accept it, do not use the portal; orders can still be arranged by telephone with our support desk.',
  sections: [
    {
      heading: 'What you may do with the portal',
      paragraphs: [
        'We grant you a personal, limited, revocable right to use the portal for the carrier accounts that have been assigned to you, for as long as your carrier has a transport agreement with us. You may view the orders that are offered to your carrier, accept or decline them, record proof of delivery, and correct charges after an order has been completed.',
        'You may use the portal from any device that you keep under your own control. You may print or save a manifest for a route that you are about to drive. You must destroy such copies when the route is finished, unless the law requires your carrier to keep them.',
        'The right is yours alone. You may not pass it on, rent it out, or let another person work under your name, not even a colleague who works for the same carrier.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'Your username and password identify you. Keep the password secret, do not write it on the vehicle or the phone, and do not use it for anything else. Everything that is done under your account is recorded as done by you.',
        'The portal signs you out after a period without activity. This protects the people whose specimens, medicines and names you carry with you. Do not use tools that imitate activity in order to avoid it.',
        'Report it to us and your dispatcher at once when a phone or tablet with an open session is lost or stolen, or when you believe that another person knows your password. We will end your sessions without delay and help you to a new password.',
      ],
    },
    {
      heading: 'Accepting and declining orders',
      paragraphs: [
        'An order that you accept is a promise by your carrier to carry out the transport within the pickup and dropoff windows that the order states. The first carrier user to accept an order receives it. If two people accept at the same moment, the portal informs one of them that the order is no longer available; no work is owed in that case.',
        'When you decline an order, give the reason as plainly as you can. Reasons help us to find another carrier in time and are never used to rank individual drivers.',
        'Each accepted order carries your own reference number. Please use the number under which your carrier will invoice the transport, because disputes are settled by it.',
      ],
    },
    {
      heading: 'Handling of medical items',
      paragraphs: [
        'Orders may concern specimens, blood products, tissue, medicines, surgical instruments and radioactive tracers. You confirm that you have the training that the law requires for the classes of goods that your carrier has registered with us, and that your vehicle is equipped for them.',
        'Temperature states are binding. Ambient, refrigerated, frozen and dry ice items must be kept apart and within their range from the pickup to the dropoff. If a range cannot be kept, call the support desk before you go on; do not hand over the items without saying so.',
        'Never open a sealed container. Never leave items unattended in a vehicle with the engine off in hot or freezing weather. Spills and accidents are to be reported to the support desk and, where required, to the authorities.',
        'If nothing is ready at the pickup, record a no-load with the time and a short comment. Do not wait beyond the latest pickup time without a call.',
      ],
    },
    {
      heading: 'Proof of delivery',
      paragraphs: [
        'Record pickup and dropoff times when they happen, in the time zone that the field names. Record the name of the person who handed over or received the items as the signature. A signature that was typed without the person present is a breach of this agreement.',
        'Scan or type the barcode of every single item. Quantities that differ from the order must be corrected in the portal, with a comment, before you leave the place.',
        'Records may be corrected as long as the order is open. After it has been completed only the charge can be corrected, and each correction is kept together with the name of the user and the time.',
      ],
    },
    {
      heading: 'Confidentiality and patient information',
      paragraphs: [
        'Orders can contain protected health information, for example the name of a patient or a note from a clinic. You may use it only to carry out the transport. You may not copy it into messages, photographs, personal notes or other systems, and you may not speak about it with anybody who does not need it for the transport.',
        'The duty of confidentiality goes on after you stop using the portal and after you leave your carrier.',
        'If you see information about orders that do not concern your carrier, report it to the support desk at once and do not use it.',
      ],
    },
    {
      heading: 'Charges',
      paragraphs: [
        'The charge of an order is stated in US dollars. You may enter the charge when you record the delivery and correct it afterwards in the order history. A charge must be covered by the price agreement between your carrier and us.',
        'We compare corrections with the recorded times, the distance and the number of items. A correction that we cannot follow will be discussed with your carrier before an invoice is paid or refused.',
      ],
    },
    {
      heading: 'What you must not do',
      paragraphs: [
        'You must not try to see or change orders of carriers that you do not work for, to get around the limits of the portal, to test its security without our written permission, to load it with automated requests, or to take it apart in order to build a competing service.',
        'You must not enter false, insulting or unlawful content. You must not use the portal while driving.',
      ],
    },
    {
      heading: 'Records that we keep',
      paragraphs: [
        'We keep a record of sign-ins, of the orders that you look at, and of each change that you make, with your username, the time and the network address. The record cannot be changed afterwards. We use it to protect patients, to settle disputes and to meet our duties under the law. The privacy policy describes how long it is kept and what rights you have.',
      ],
    },
    {
      heading: 'Availability',
      paragraphs: [
        'We work to keep the portal available at all hours, and we announce planned maintenance. We do not promise that it will never be interrupted. If you cannot reach the portal, call the support desk: an order that you have accepted is to be carried out in any case.',
        'The portal may change. Where a change affects your duties we will show you a new version of this agreement and ask you to accept it.',
      ],
    },
    {
      heading: 'Warranty and liability',
      paragraphs: [
        'The portal is provided as it is. To the extent that the law allows, we give no warranty beyond those in the transport agreement with your carrier, in particular none that the portal is free of errors or fit for a purpose that this agreement does not name.',
        'To the extent that the law allows, neither of us is liable to the other under this agreement for indirect or consequential damage. Nothing in this agreement limits liability for intent, gross negligence, personal injury, or breach of confidentiality of health information.',
      ],
    },
    {
      heading: 'End of the agreement',
      paragraphs: [
        'You may end this agreement at any time by asking your carrier or the support desk to close your account. We may block or close your account when you break this agreement, when your carrier asks us to, or when the transport agreement with your carrier ends.',
        'Sections on confidentiality, records, liability and the law that applies remain in force after the end.',
      ],
    },
    {
      heading: 'Law and contact',
      paragraphs: [
        'This agreement is governed by the law of the State of New York, without its rules on conflicts of law. If a provision is not valid, the others remain in force. The transport agreement between your carrier and us prevails where the two contradict each other.',
        'Questions about this agreement are answered by the support desk at 1-800-555-0100, at all hours.',
      ],
    },
  ],
}

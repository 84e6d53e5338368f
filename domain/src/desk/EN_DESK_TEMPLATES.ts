import type { DeskTemplates } from './DeskTemplates.ts';

/**
 * English texts of the desk. The notice is the model of Annex I (A) of Directive 2011/83/EU for the purchase of goods in one delivery, with
 * the sentence about the withdrawal function.
 */
export const EN_DESK_TEMPLATES: DeskTemplates = {
  withdrawalIntro:
    'Here you can withdraw from a contract that you concluded with us at a distance. You need not give a reason. We confirm the receipt by e-mail at once.',
  cancellationIntro:
    'Here you can cancel a running contract with us. We confirm the receipt of your cancellation by e-mail at once.',
  next: 'We will process your declaration, and write to the e-mail address that you gave if anything is missing. Please keep the confirmation.',
  notice: `Instructions on withdrawal

Right of withdrawal

You have the right to withdraw from this contract within 14 days without giving any reason.

The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the goods.

To exercise the right of withdrawal, you must inform us ([name, postal address, phone number and e-mail address of the business]) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the attached model withdrawal form, but it is not obligatory.

You can also exercise your right of withdrawal online at [address of this page]. If you use this online function, we will send you, without undue delay and on a durable medium (e.g. by e-mail), an acknowledgement of receipt with the content of your withdrawal and the date and time of its submission.

To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.

Effects of withdrawal

If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement. We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.

You shall send back the goods or hand them over to [address for returns], without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired. You will have to bear the direct cost of returning the goods. You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.`,
};

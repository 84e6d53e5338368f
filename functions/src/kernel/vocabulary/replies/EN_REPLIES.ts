import type { Replies } from './Replies.ts';

export const EN_REPLIES: Replies = {
  salutation: 'hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|greetings',
  closing:
    '(?:(?:kind|best|warm|many|with kind) )?regards|best wishes|all the best|best|yours (?:sincerely|truly|faithfully)|sincerely|cheers|have a (?:nice|good|great|lovely|pleasant|wonderful) (?:day|evening|weekend|afternoon|one)|see you (?:soon|then)|take care',
  leadIn:
    '(?:so |ok |okay |right |great question |good question )?(?:i|we)(?: have|ve)?(?: just)? (?:checked|asked|spoke|spoken|looked|confirmed|talked)\\b[^:.,;!?]*(?:[:,;] ?| and )(?:and |it turns out(?: that)? |they (?:say|said|told me)(?: that)? )?|good news ?[:,!-] ?|(?:great|good) question ?[:,!.-] ?|just checked ?[:,-] ?|to answer your question ?[:,-] ?',
  aside:
    '^(?:(?:sent|emailed|e mailed|mailed|forwarded) (?:it |this |that |them |everything )?(?:to )?you\\b|i (?:have|ve|had|just|sent|e ?mailed|checked|asked|looked|forwarded)\\b|(?:one|a|just a|just one) (?:moment|second|sec|minute)|let me|bear with|give me a|hold on|hang on|i (?:ll|will|can|could|am going to|m going to|would)\\b(?! not)|we (?:ll|will) (?:get back|call|write|send|check|look|ask|let you|be in touch|come back)|sorry|apolog|my apologies|unfortunately i do not know|i do not know|i m not sure|i am not sure|no idea|thank|thanks|you re welcome|you are welcome|my pleasure|no problem|(?:i |we )?hope (?:that|this|it|to)|does (?:that|this) (?:help|answer)|let us know|let me know|please let me|feel free|do not hesitate|don t hesitate|(?:is there |can i help (?:you )?with )?anything else|could you (?:please )?(?:tell|send|give)|can you (?:please )?(?:tell|send|give)|which|what is your|may i (?:have|ask)|my name is|this is [a-z]+ from|i m [a-z]+ (?:from|here)|i am [a-z]+ (?:from|here)|(?:great|good) question|nice to hear|happy to help|glad)',
  ofCase:
    '\\byour (?:\\w+ )?(?:order|orders|parcel|package|booking|appointment|refund|invoice|account|delivery|shipment|payment|subscription|contract|ticket|address)\\b',
  own: '\\b(?:my|our|mine)\\b',
  state:
    '\\b(?:where|when|status|track|tracking|arrive|arrives|arrived|late|delayed|missing|lost|received|get my|cancel|change|move|reschedule|postpone|update|resend|wrong)\\b',
};

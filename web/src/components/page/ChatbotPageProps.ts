/** Props that React Router gives to a page below a chatbot's address. ChatbotLayout has checked the ids. */
export interface ChatbotPageProps {
  params: { chatbotId: string };
}

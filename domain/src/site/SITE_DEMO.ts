/** Stands for the id of the demo chatbot in what the build of the web app prerenders: the release puts `DEMO_CHATBOT_ID` there. */
export const SITE_DEMO = 'site-demo-chatbot';

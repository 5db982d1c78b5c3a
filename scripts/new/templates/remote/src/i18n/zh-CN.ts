export const messages = {
  homeTitle: '新页面',
};
export type Messages = typeof messages;

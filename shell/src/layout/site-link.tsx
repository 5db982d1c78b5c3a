import { Link, type LinkProps, useLocation } from 'react-router-dom';
import { LOGIN_PATH, needsNewDocument, saveReturnPath } from '../session/login-redirect';

/** Link inside the app; to and from the login screen it loads a new document. */
export function SiteLink({ to, ...props }: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  return <Link to={to} reloadDocument={needsNewDocument(pathname, to)} {...props} />;
}

/** Link to the login screen that stores the return path. */
export function LoginLink(props: Omit<LinkProps, 'to' | 'onClick'>) {
  return <Link {...props} to={LOGIN_PATH} reloadDocument onClick={saveReturnPath} />;
}

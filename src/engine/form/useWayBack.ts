// Back to the previous page within the product, or to the resource's list.
import { useEvent, useLocation, useNavigate } from 'react-admin';
import { listUrl } from '../../routes/route.ts';

export function useWayBack(resourceName: string): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return useEvent(() => {
    if (location.state?.within === true) navigate(-1);
    else navigate(listUrl({ name: resourceName }));
  });
}

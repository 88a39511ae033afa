// One parcel: asked for again while one looks, and what stands there while it cannot be had.
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { parcels } from '../../../contract/parcels.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError } from '../../dataProvider/callError.ts';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { Loading } from '../../engine/states/Loading.tsx';
import { Frame, Nowhere } from './Frame.tsx';

/** The parcel with this id. */
export function OneParcel({ ordersId }: { readonly ordersId: number }) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['parcel', ordersId],
    queryFn: ({ signal }) => call(parcels.one, { ordersId }, { signal }),
  });
  if (data)
    return (
      <Frame
        title={data.parcelNumber}
        fact={translate(`choices.ordersStatus.${data.ordersStatus}`)}
      >
        <p>{data.lockerName}</p>
      </Frame>
    );
  if (error instanceof CallError && error.status === 404)
    return (
      <Nowhere title={translate('parcel.unknown')}>
        {translate('parcel.unknownText', { id: ordersId })}
      </Nowhere>
    );
  return (
    <Frame>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="panel" aria-busy="true">
          <Loading rows={8} columns={3} />
        </div>
      )}
    </Frame>
  );
}

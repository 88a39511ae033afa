// Proof of delivery: who collected the parcel, and the signature drawn at the terminal.
import { useTranslate } from 'react-admin';
import { files } from '../../../contract/files.ts';
import type { ParcelInfo } from '../../../contract/parcels/parcels.ts';
import { Picture } from '../../engine/fields/files/picture.tsx';
import { Facts } from './Fact.tsx';
import { RecordPanel } from '../shared/RecordPanel.tsx';

export function Proof({ parcel }: { readonly parcel: ParcelInfo }) {
  const translate = useTranslate();
  const { podName, podCollector, podSignatureFileId } = parcel;
  const there = podName !== null || podCollector !== null || podSignatureFileId !== null;
  return (
    <RecordPanel section="parcel.proof">
      {there ? (
        <Facts
          facts={[
            { name: 'podName', value: podName },
            { name: 'podCollector', value: podCollector },
            {
              name: 'podSignatureFileId',
              value: podSignatureFileId !== null && (
                <Picture
                  className="parcel-signature framed"
                  readFile={files.preview}
                  value={podSignatureFileId}
                  label={translate('parcel.signatureOf', { name: podCollector ?? podName ?? '' })}
                />
              ),
            },
          ]}
        />
      ) : (
        <p className="soft">{translate('parcel.noProof')}</p>
      )}
    </RecordPanel>
  );
}

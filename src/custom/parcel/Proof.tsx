// Proof of delivery: who collected the parcel, and the signature drawn at the terminal.
import { useTranslate } from 'react-admin';
import { files } from '../../../contract/files.ts';
import type { ParcelInfo } from '../../../contract/parcels/parcels.ts';
import { fileFrom } from '../../engine/fields/files/fileFrom.ts';
import { useBlob } from '../../engine/fields/files/useBlob.ts';
import { Facts } from './Fact.tsx';
import { RecordPanel } from '../shared/RecordPanel.tsx';

const preview = fileFrom(files.preview, (value) => ({ fileId: String(value) }));
const NO_ROW = {};

function Signature({ fileId, of }: { readonly fileId: string; readonly of: string }) {
  const translate = useTranslate();
  const { address, failed } = useBlob(preview, fileId, NO_ROW);
  if (failed) return <span className="soft">{translate('engine.kinds.noPicture')}</span>;
  if (address === undefined) return <span className="parcel-signature framed" aria-busy="true" />;
  const text = translate('parcel.signatureOf', { name: of });
  return <img className="parcel-signature framed" src={address} alt={text} />;
}

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
                <Signature fileId={podSignatureFileId} of={podCollector ?? podName ?? ''} />
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
